import { loadLanguagePack } from '@citable/core/languages'
import { createMainThreadAnalyzer } from '@citable/editor/main-thread'

/** The core on the page's own thread; loaded only where no worker starts and the author asks for a score. */
export const pageAnalyzer = createMainThreadAnalyzer({ loadLanguage: loadLanguagePack })
