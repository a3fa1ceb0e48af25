import { analyze } from '@citable/core'
import { loadLanguagePack } from '@citable/core/languages'
import { expect, test } from 'vitest'
import { present } from '../src/present/index.ts'
import { readRequest } from '../src/present/requests.ts'
import { OptimizeRequest } from '../src/schemas/optimize-request.ts'

const request = (set_aside: readonly string[]) => ({
  content: { html: '<h2>Rising</h2><p>The dough rises for 4 hours at 20 °C.</p>', title: 'Sourdough at home' },
  set_aside,
})

const optimize = async (set_aside: readonly string[]) => {
  const { input, context } = readRequest(OptimizeRequest.parse(request(set_aside)), '2026-11-21')
  return present(analyze(input!, context, { languages: [(await loadLanguagePack('en'))!] }), context)
}

test('what is set aside is echoed once and changes no check and no score', async () => {
  const [with_, without] = await Promise.all([optimize(['description-present', 'description-present']), optimize([])])
  expect(with_.set_aside).toEqual(['description-present'])
  const judged = ({ checks, scores, aeo_score, seo_score }: typeof with_) => ({ checks, scores, aeo_score, seo_score })
  expect(judged(with_)).toEqual(judged(without))
  expect(without.set_aside).toEqual([])
})

test('an unknown id is refused by name', () => {
  const { error } = OptimizeRequest.safeParse(request(['description-present', 'keyword-stuffing']))
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['set_aside.1', '"keyword-stuffing" is not the id of a check'],
  ])
})
