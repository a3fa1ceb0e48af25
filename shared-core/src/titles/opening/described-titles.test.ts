import { describe, expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from './opening.ts'

function titlesOf(tag: string, description: string, markdown: string): readonly string[] {
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language)
  const { describedTitles, subjectsOf } = createOpening(openingFor(tag))
  return describedTitles(description, text, subjectsOf(text, language), language)
}

const ferry = 'The Marlow ferry is old. The Marlow ferry carries forty cars, and the ferry is slow.'

describe('titles of a description', () => {
  test.each([
    [
      'a main clause',
      'en',
      'The Marlow ferry stops running in spring. Nobody was asked.',
      ferry,
      'The Marlow ferry stops running in spring',
    ],
    [
      'a clause that begins on a day',
      'en',
      'From 5 October the Marlow ferry will sail on Sundays for the first time in its long history, thanks to a grant.',
      ferry,
      'From 5 October the Marlow ferry will sail on Sundays',
    ],
    [
      'its only sentence',
      'en',
      'Eight months with the Marlow ferry and a small dog.',
      ferry,
      'Eight months with the Marlow ferry and a small dog',
    ],
    [
      'its only sentence, held by the text',
      'en',
      'Credit score explained',
      'A credit score is explained in a minute.',
      'Credit score explained',
    ],
    [
      'what stands before a colon',
      'en',
      'Two days on the river without a Marlow ferry: roads, bridges and patience.',
      ferry,
      'Two days on the river without a Marlow ferry',
    ],
    [
      'questions that it answers',
      'en',
      'What the Marlow ferry costs, when it sails and whom it takes.',
      ferry,
      'What the Marlow ferry costs, when it sails and whom it takes',
    ],
    [
      'questions behind the subject',
      'en',
      'What it costs, when it sails and whom it takes.',
      ferry,
      'Marlow ferry: what it costs, when it sails and whom it takes',
    ],
    [
      'questions behind the subject',
      'es',
      'Qué cuesta, cuándo abre y cómo se llega.',
      'El faro de Punta Rasa es alto. El faro de Punta Rasa es blanco, y el faro tiene 140 escalones.',
      'Faro de Punta Rasa: qué cuesta, cuándo abre y cómo se llega',
    ],
    [
      'a main clause',
      'de',
      'Das Strandbad in Niederau bleibt im Sommer geschlossen. Das Becken ist undicht.',
      'Das Strandbad ist alt. Wer ins Strandbad will, muss warten. Das Strandbad lockte viele.',
      'Das Strandbad in Niederau bleibt im Sommer geschlossen',
    ],
  ])('%s (%s): %s', (_what, tag, description, markdown, title) => {
    expect(titlesOf(tag, description, markdown)).toContain(title)
  })

  test.each([
    ['nothing', ''],
    ['what speaks to its reader', 'You will love the Marlow ferry: it is old.'],
    ['what asks', 'What does the Marlow ferry cost on a Sunday?'],
    ['a list of things', 'Forty cars, one captain, no hurry: a morning on the river.'],
    [
      'what holds on a condition',
      'The Marlow ferry will stop for good in the spring, unless somebody pays for new engines and a new deck.',
    ],
  ])('are none of %s: %s', (_what, description) => {
    expect(titlesOf('en', description, ferry)).toEqual([])
  })
})
