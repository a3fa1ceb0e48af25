import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSlugShort = defineAbout({
  id: 'slug-short',
  title: 'The address is short and readable',
  messages: {
    good: message('The address is short and readable.'),
    long: message<{ length: number; max: number }>('The address has {length} characters; aim for at most {max}.'),
    form: message<{ slug: string }>('“{slug}” has capitals or underscores; lower case and hyphens are read more easily.'),
    empty: message<{ slug: string }>('“{slug}” says nothing about the subject.'),
  },
  fixes: { shortenSlug: message('Keep the two to five words that name the subject.') },
})
