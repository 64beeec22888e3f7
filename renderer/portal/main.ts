import './portal.css'
import { isPage } from '../shared/app/pages.ts'
import { start } from '../shared/app/start.tsx'
import { loaders } from './messages/index.ts'
import { router } from './router.ts'
import { inside, outside } from './routes.ts'

void start({ loaders, router, owns: (href) => isPage(inside, href) || isPage(outside, href) })
