import { loadLanguagePack } from '@citable/core/languages'
import type { Analyzer } from '@citable/editor'
import { createMainThreadAnalyzer } from '@citable/editor/main-thread'

/** The core on the page's own thread; loaded only where no worker starts. */
export function createPageAnalyzer(): Analyzer {
  return createMainThreadAnalyzer({
    loadLanguage: loadLanguagePack,
    whenIdle: () =>
      new Promise((resolve) =>
        typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve(), { timeout: 1_000 }) : setTimeout(resolve, 0),
      ),
  })
}
