import { startFoyerScreen } from './start-screen.ts'

startFoyerScreen()
