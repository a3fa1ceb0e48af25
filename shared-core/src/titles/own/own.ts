import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle } from '../../model/titles.ts'
import { namesOnly } from './names-only.ts'
import { openEnd } from './open-end.ts'
import { saysSubject } from './says-subject.ts'
import { strangeFigure } from './strange-figure.ts'

/** What is wrong with the title whatever else it says: its end is missing, or it has a figure of its own. */
function faultOf(title: string, text: ArticleText, language: Language): OwnTitle['faults'][number] | null {
  const word = openEnd(title, language)
  if (word !== null) return { code: 'endsOpen', args: { word } }
  const figure = strangeFigure(title, text, language)
  return figure === null ? null : { code: 'figureNotInText', args: { figure } }
}

/** What reads the author's title by itself: its faults, whether it names anything but its subject, and whether it deserves praise. */
export const readOwn = { faultOf, namesOnly, saysSubject }
export type ReadOwn = typeof readOwn
