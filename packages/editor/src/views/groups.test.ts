import { expect, test } from 'vitest'
import { topicOf } from './groups.ts'

test.each([
  ['access', 'page-indexable', 'search'],
  ['access', 'text-sufficient', 'text'],
  ['match', 'title-answered', 'answers'],
  ['a group of a newer rubric', 'a-check', 'text'],
] as const)('a point of the group %s, %s, stands under %s', (group, check, topic) => expect(topicOf(group, check)).toBe(topic))
