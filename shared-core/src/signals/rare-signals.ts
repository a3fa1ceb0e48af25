import { bots } from './bots.ts'
import { keyphrase } from './keyphrase.ts'
import { scriptText } from './script-text.ts'
import { structuredData } from './structured-data.ts'

/** Signals that only checks of a keyphrase, a site or a whole page need. Those checks bring them, so that other drafts load none. */
export const rareSignals = { bots, keyphrase, scriptText, structuredData }
