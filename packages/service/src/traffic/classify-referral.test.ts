import { operators } from '@citable/core/agents'
import { describe, expect, it } from 'vitest'
import { assistants } from './assistants.ts'
import { classifyReferral } from './classify-referral.ts'

describe('a referral', () => {
  it.each<[string, string | null, string | null, string | null]>([
    ['by the host of the referrer', 'https://chatgpt.com/', null, 'chatgpt referrer'],
    ['by utm_source alone', null, 'chatgpt.com', 'chatgpt utm'],
    ['by both', 'https://chatgpt.com/c/1', 'ChatGPT.com', 'chatgpt both'],
    ['the referrer decides when both differ', 'https://www.perplexity.ai/search', 'chatgpt.com', 'perplexity referrer'],
    ['by a registered path', 'https://x.com/i/grok?conversation=1', null, 'grok referrer'],
    ['not by another path of that host', 'https://x.com/i/grokking', null, null],
    ['not by the host alone where a path is registered', 'https://x.com/', null, null],
    ['not by a part of a host', 'https://chatgpt.com.example.org/', null, null],
    ['not by a host that ends alike', 'https://notchatgpt.com/', null, null],
    ['not by a sub-domain that is not registered', 'https://help.perplexity.ai/', null, null],
    ['not by the path of another host', 'https://example.org/chatgpt.com', null, null],
    ['not by user info', 'https://chatgpt.com@example.org/', null, null],
    ['not from Google: its answers look like its results', 'https://www.google.com/', null, null],
    ['not by an app’s package', 'android-app://com.google.android.googlequicksearchbox/', null, null],
    ['not by no address', 'chatgpt.com', null, null],
    ['not by a part of utm_source', null, 'chatgpt.com.evil', null],
    ['not by nothing', null, null, null],
  ])('%s', (_, referrer, utm, expected) => {
    const found = classifyReferral(referrer, utm)
    expect(found && `${found.assistant.id} ${found.evidence}`).toBe(expected)
  })

  it('knows every assistant by each of its hosts and sources, and its operator', () => {
    for (const assistant of assistants) {
      for (const referrer of assistant.referrers) expect(classifyReferral(`https://${referrer}`, null)?.assistant.id).toBe(assistant.id)
      for (const source of assistant.utmSources) expect(classifyReferral(null, source)?.assistant.id).toBe(assistant.id)
      expect(operators.map(({ id }) => id)).toContain(assistant.operator)
    }
  })
})
