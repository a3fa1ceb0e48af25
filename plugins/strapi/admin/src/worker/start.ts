import { type AnalysisPort, serveAnalysis } from '@citable/editor/worker'
import { loadLanguageFrom } from './load-language.ts'

/** What the three workers share, with all that the analysis needs before the first score. It starts nothing by itself. */
export const startAnalysis = (): void => serveAnalysis(self as unknown as AnalysisPort, { loadLanguage })

const folder = self.location.href.replace(/\/[^/]*$/, '')

export const loadLanguage = (tag: string) => loadLanguageFrom(folder, tag)
