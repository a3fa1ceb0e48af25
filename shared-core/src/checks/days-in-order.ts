import type { Signals } from '../signals/index.ts'

type Days = Pick<Signals['dates'], 'published' | 'modified' | 'publishedDay' | 'modifiedDay'>

/** True when a change is not before the publication. Days of two time zones may differ where both are written alike. */
export const daysInOrder = ({ published, modified, publishedDay, modifiedDay }: Days): boolean =>
  publishedDay === null || modifiedDay === null || modifiedDay >= publishedDay || published?.slice(0, 10) === modified?.slice(0, 10)
