import { loadLanguagePack } from '@citable/core/languages'
import type { Analyzer } from '@citable/editor'
import { createMainThreadAnalyzer } from '@citable/editor/main-thread'

/** The core on the page's own thread; loaded only where no worker starts. */
export const createPageAnalyzer = (): Analyzer => createMainThreadAnalyzer({ loadLanguage: loadLanguagePack })
