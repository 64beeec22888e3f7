import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite'

const here = import.meta.dirname
const pages = join(here, '../dist/pages')
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

const plugins = () => [react(), tailwindcss(), ownLanguagesOnly()]

/** The build of one application: its page and its assets, whose addresses all start with /assets/. */
function application(name: 'manager' | 'portal'): InlineConfig {
  return {
    configFile: false,
    root: join(here, name),
    plugins: plugins(),
    logLevel: 'warn',
    build: {
      outDir: join(pages, name),
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 900,
      rollupOptions: {
        treeshake: { moduleSideEffects: (id) => !/[\\/]renderer[\\/](api|shared|ui)[\\/].*\.tsx?$/.test(id) },
      },
    },
  }
}

// `vite build` makes both applications, one after the other; `vite` serves the sources, for the gallery.
export default defineConfig(({ command }) =>
  command === 'serve'
    ? { root: here, plugins: plugins() }
    : {
        ...application('manager'),
        builder: {
          buildApp: async ({ build: buildOne, environments }) => {
            await buildOne(environments['client']!)
            await build(application('portal'))
          },
        },
      },
)
