import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutAuthorNamed = defineAbout({
  id: 'author-named',
  title: 'Author and publisher are named',
  messages: {
    good: message<{ author: string; publisher: string }>('Written by {author}, published by {publisher}.'),
    noAuthor: message<{ publisher: string }>('Published by {publisher}; no author is named.'),
    noPublisher: message<{ author: string }>('Written by {author}; no publisher is named.'),
    neither: message('Neither author nor publisher is named.'),
  },
  fixes: {
    addByline: message('Name the author near the title.'),
    namePublisher: message('Give the name of the publisher in the settings of the site.'),
  },
})
