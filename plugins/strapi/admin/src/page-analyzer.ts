import type { Analyzer } from '@citable/editor'
import { createMainThreadAnalyzer } from '@citable/editor/main-thread'
import { pluginId, serverAddress } from './id.ts'
import { loadLanguageFrom } from './worker/load-language.ts'

/** The core on the page's own thread; loaded only where no worker starts. */
export const createPageAnalyzer = (): Analyzer =>
  createMainThreadAnalyzer({ loadLanguage: (tag) => loadLanguageFrom(`${serverAddress()}/${pluginId}`, tag) })
