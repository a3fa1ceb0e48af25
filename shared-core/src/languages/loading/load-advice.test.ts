import { expect, it } from 'vitest'
import { packTags } from '../pack-tags.ts'
import { adviceFor, titleAdviceFor } from './all-advice.ts'
import { labelsFor } from './all-title-labels.ts'
import { loadAdvice, loadTitleAdvice } from './load-advice.ts'

it('words of advice are the same, loaded on demand or with everything, whatever the region', async () => {
  for (const tag of [...packTags, 'en-GB', 'ja-JP']) expect(await loadAdvice(tag), tag).toBe(adviceFor(tag))
  for (const tag of packTags) {
    expect(labelsFor(tag), tag).toBe(titleAdviceFor(tag)?.labels ?? null)
    expect((await loadAdvice(tag)) ?? (await loadTitleAdvice(tag)), tag).toBe(titleAdviceFor(tag))
  }
  expect(packTags.filter((tag) => adviceFor(tag) !== null)).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja'])
  expect(packTags.filter((tag) => titleAdviceFor(tag) !== null)).toEqual('ar cs de en es fi fr hu it ja nl pl pt ru sv tr zh'.split(' '))
})
