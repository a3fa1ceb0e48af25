import { type AnalysisPort, serveAnalysis } from '@citable/editor/worker'
import { loadLanguageFrom } from './load-language.ts'

const folder = self.location.href.replace(/\/[^/]*$/, '')

serveAnalysis(self as unknown as AnalysisPort, { loadLanguage: (tag) => loadLanguageFrom(folder, tag) })
