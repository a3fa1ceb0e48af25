import { expect, it } from 'vitest'
import { packTags } from '../pack-tags.ts'
import { adviceFor } from './all-advice.ts'
import { labelsFor } from './all-title-labels.ts'
import { loadAdvice } from './load-advice.ts'

it('words of advice are the same, loaded on demand or with everything, whatever the region', async () => {
  for (const tag of [...packTags, 'en-GB', 'ja-JP']) expect(await loadAdvice(tag), tag).toBe(adviceFor(tag))
  for (const tag of packTags) expect(labelsFor(tag), tag).toBe(adviceFor(tag)?.labels ?? null)
  expect(packTags.filter((tag) => adviceFor(tag) !== null)).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja'])
})
