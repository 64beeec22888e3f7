import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite'
import { guide } from './guide/plugin.ts'
import { joinMessages } from './join-messages.ts'
import { joined, onlyItsOwn } from './made-of.ts'
import { keepPackages } from '../build/notices/bundled.ts'

const here = import.meta.dirname
const dist = join(here, '../dist')
const pages = join(dist, 'pages')
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it']

/** Leaves out the component library's own words in languages the product does not speak: a third of its weight. */
function ownLanguagesOnly(): Plugin {
  return {
    name: 'own-languages-only',
    enforce: 'pre',
    load(id) {
      const language = /[\\/](?:intl[\\/]\w+|i18n)[\\/](\w\w)-\w\w\.m?js$/.exec(id)?.[1]
      return language && !LANGUAGES.includes(language) ? 'export default {}' : null
    },
  }
}

/** Puts the icon into the page itself: a separate file would cost more to ask for than it holds. */
function iconInside(folder: string): Plugin {
  const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll('"', "'")
  const address = `data:image/svg+xml,${drawing.replaceAll('#', '%23')}`
  return {
    name: 'icon-inside',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./icon.svg', address) },
  }
}

/** Leaves out how lists without an end are read: no page of clients has one. */
function noEndlessLists(): Plugin {
  const nothing =
    'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = hasNextPage'
  return {
    name: 'no-endless-lists',
    enforce: 'pre',
    load: (id) => (/[\\/]query-core[\\/].*infiniteQueryBehavior\.js$/.test(id) ? nothing : null),
  }
}

/** Fetches late parts with no more than they need here, where all of them share one late style sheet: the first page carries this. */
function plainFetching(): Plugin {
  return {
    name: 'plain-fetching',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? FETCHING : null),
  }
}

const FETCHING = `
const sheets = {}
const sheet = (path) => sheets[path] ??= new Promise((done, fail) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + path
  link.onload = done
  link.onerror = () => {
    delete sheets[path]
    link.remove()
    fail(new Error(path))
  }
  document.head.append(link)
})
export const __vitePreload = async (load, sheets = []) => (await Promise.all([load(), ...sheets.map(sheet)]))[0]
`

/** Keeps which packages an application has something of, for the notices of their terms. */
function packagesKept(name: string): Plugin {
  return {
    name: 'packages-kept',
    generateBundle: (_, files) =>
      keepPackages(
        dist,
        name,
        Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
      ),
  }
}

const plugins = () => [react(), tailwindcss(), ownLanguagesOnly(), joinMessages(), guide()]

/** The pages that may come first beside those that the beginning reads. */
const FIRST = {
  manager: { today: 'pages/today/TodayPage.tsx' },
  portal: {
    own: 'pages/schedule/OwnSchedule.tsx',
    timetable: 'pages/timetable/Timetable.tsx',
    week: 'parts/WeekGlance.tsx',
    date: 'pages/bookings/DateBlock.tsx',
    'sign-in': 'pages/login/LoginPage.tsx',
  },
  kiosk: {},
}

/** The build of one application: its page and its assets, whose addresses all start with /assets/. */
export function application(name: 'manager' | 'portal' | 'kiosk'): InlineConfig {
  return {
    configFile: false,
    root: join(here, name),
    plugins: [
      onlyItsOwn(
        join(here, name),
        name === 'portal' ? ['pages/schedule/SchedulePage.tsx', FIRST.portal.own, FIRST.portal.timetable] : undefined,
      ),
      // The portal's icon is the studio's own, which the server draws.
      ...(name === 'manager' ? [iconInside(join(here, name))] : []),
      ...(name === 'portal' ? [plainFetching(), noEndlessLists()] : []),
      ...plugins(),
      packagesKept(name),
    ],
    logLevel: 'warn',
    build: {
      outDir: join(pages, name),
      emptyOutDir: true,
      target: 'es2023',
      // The style sheet's layers need these as well: with an older one the colours would be in it twice.
      cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
      reportCompressedSize: false,
      modulePreload: name === 'manager' && { polyfill: false },
      chunkSizeWarningLimit: 900,
      rollupOptions: {
        output: {
          ...(name === 'portal' && { chunkFileNames: 'assets/[hash:7].js' }),
          codeSplitting: { groups: joined(join(here, name), FIRST[name]) },
        },
        // Pages that the beginning reads at once are reached by their addresses as well.
        checks: { ineffectiveDynamicImport: false },
        treeshake: { moduleSideEffects: (id) => !/[\\/]renderer[\\/](api|shared|ui)[\\/].*\.tsx?$/.test(id) },
      },
    },
  }
}

// `vite build` makes all applications, one after the other; `vite` serves the sources, for the kit.
export default defineConfig(({ command }) =>
  command === 'serve'
    ? { root: here, plugins: plugins() }
    : {
        ...application('manager'),
        builder: {
          buildApp: async ({ build: buildOne, environments }) => {
            await buildOne(environments['client']!)
            await build(application('portal'))
            await build(application('kiosk'))
          },
        },
      },
)
