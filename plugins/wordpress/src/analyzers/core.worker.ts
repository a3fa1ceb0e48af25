import { loadLanguagePack } from '@citable/core/languages'
import { type AnalysisPort, serveAnalysis } from '@citable/editor/worker'

serveAnalysis(self as unknown as AnalysisPort, { loadLanguage: loadLanguagePack })
