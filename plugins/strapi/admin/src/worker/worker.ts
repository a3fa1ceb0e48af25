import { startAnalysis } from './start.ts'

startAnalysis()
