import type { ValueOf } from './define-signal.ts'
import { dates } from './dates.ts'
import { description } from './description.ts'
import { headings } from './headings.ts'
import { images } from './images.ts'
import { intent } from './intent.ts'
import { links } from './links.ts'
import { page } from './page.ts'
import { questions } from './questions.ts'
import { readability } from './readability.ts'
import { size } from './size.ts'
import { sources } from './sources.ts'
import { statistics } from './statistics.ts'
import { title } from './title.ts'

/** Every signal by name. The explicit list from which the type of what checks may see is derived. */
export const signals = { dates, description, headings, images, intent, links, page, questions, readability, size, sources, statistics, title }

export type SignalName = keyof typeof signals
export type Signals = { readonly [Name in SignalName]: ValueOf<(typeof signals)[Name]> }
