import './kiosk.css'
import { start } from './start.tsx'

void start()
