import type { Inflection } from '../languages/inflection.ts'
import { createKeyphrase } from '../signals/questions/keyphrase.ts'
import type { KeyphraseTools } from '../signals/questions/keyphrase-tools.ts'
import { keyphraseAlt } from './keyphrase-alt/keyphrase-alt.ts'
import { keyphraseAnchor } from './keyphrase-anchor/keyphrase-anchor.ts'
import { keyphraseDensity } from './keyphrase-density/keyphrase-density.ts'
import { keyphraseDescription } from './keyphrase-description/keyphrase-description.ts'
import { keyphraseDistribution } from './keyphrase-distribution/keyphrase-distribution.ts'
import { keyphraseHeading } from './keyphrase-heading/keyphrase-heading.ts'
import { keyphraseIntro } from './keyphrase-intro/keyphrase-intro.ts'
import { keyphraseLength } from './keyphrase-length/keyphrase-length.ts'
import { keyphraseSlug } from './keyphrase-slug/keyphrase-slug.ts'
import { keyphraseTitle } from './keyphrase-title/keyphrase-title.ts'
import { keyphraseUnique } from './keyphrase-unique/keyphrase-unique.ts'

/**
 * Checks of the keyphrase's places, with their signal. Without a keyphrase none applies, so that editors load them when one is
 * set, with the inflection of the text's language (by the tag of its pack) if there is one.
 */
export const keyphraseChecks = (inflections: Readonly<Record<string, Inflection>>, tools: KeyphraseTools) => [
  keyphraseAlt,
  keyphraseAnchor,
  keyphraseDensity,
  keyphraseDescription,
  keyphraseDistribution,
  keyphraseHeading,
  keyphraseIntro,
  keyphraseLength,
  keyphraseSlug,
  { ...keyphraseTitle, brings: { keyphrase: createKeyphrase(inflections, tools) } },
  keyphraseUnique,
]
