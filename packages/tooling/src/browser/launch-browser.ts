import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/**
 * Chromium listens to the last list of these alone. First Playwright's own, without those of Edge, then two pages of the address bar,
 * which every window would load for itself and is never opened.
 */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * V8's settings for pages that live for seconds: a third of the browser's processor time went into fast code of scripts that were gone before
 * it paid, and into collections of garbage from a heap that began small.
 */
const forShortVisits = '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32 --initial-heap-size=512'

interface BrowserOptions {
  /** For scripts that run for long, or whose speed is what is looked at: V8 is set as it is for users. */
  readonly optimizes?: boolean
}

/** Debian's Chromium. Its headless shell has no window around a page, and so less to do for each. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * Chromium of the system: `$CHROMIUM`, else Debian's. It resolves no name but this machine's own, so that nothing it does by itself,
 * and nothing a page does past our routes, can leave the machine. Throws with the command that installs it when it is missing.
 */
export async function launchBrowser({ optimizes = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? programs.find((program) => existsSync(program)) ?? programs[0]!
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        `--disable-features=${switchedOff.join(',')}`,
        ...(optimizes ? [] : [forShortVisits]),
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    })
  } catch (error) {
    throw new Error(
      `Chromium did not start from ${executablePath}. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM.`,
      {
        cause: error,
      },
    )
  }
}
