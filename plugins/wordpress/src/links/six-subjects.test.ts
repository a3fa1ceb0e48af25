import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { describe, expect, it } from 'vitest'
import { suggestLinks } from './suggest-links.ts'
import { articles, sixSubjects } from './testing/six-subjects.ts'

const english = languageFor('en', allPacks)
const proposed = articles.map(({ text, right }) => ({
  text,
  right,
  found: suggestLinks([{ place: 'a', text, linked: [] }], sixSubjects, new Set(), english),
}))

describe('on a site of two hundred posts in six subjects', () => {
  it('knows titles that are there', () => {
    const titles = new Set(sixSubjects.map(({ title }) => title))
    expect(titles.size).toBeGreaterThanOrEqual(199)
    expect(articles.flatMap(({ right }) => right.filter((title) => !titles.has(title)))).toEqual([])
  })
  it('proposes what a person would link to in 85 of 100 cases', () => {
    const all = proposed.flatMap(({ found, right }) => found.map(({ target }) => right.includes(target.title)))
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.85)
  })
  it('finds the obvious target in 80 of 100 articles', () => {
    const hits = proposed.filter(({ found, right }) => found.some(({ target }) => target.title === right[0]))
    expect(hits.length / proposed.length).toBeGreaterThanOrEqual(0.8)
  })
  it('never links a single common word', () => {
    expect(proposed.flatMap(({ found }) => found.filter(({ words }) => /^\w+$/.test(words)).map(({ words }) => words))).toEqual([])
  })
})
