import { defineCheck } from '../define-check.ts'
import type { aboutEmoji } from './about-emoji.ts'

export const emoji = defineCheck<typeof aboutEmoji>()({
  id: 'emoji',
  needs: ['emphasis'],
  run({ emphasis }) {
    return emphasis.emoji > 0 ? { score: 100, code: 'some', args: { count: emphasis.emoji } } : { score: 0, code: 'none', args: {} }
  },
})
