import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSocialOpenGraph = defineAbout({
  id: 'social-open-graph',
  title: 'Shared links show title, text and picture',
  messages: {
    good: message('The preview of shared links is complete.'),
    missing: message<{ present: number; total: number; names: string }>(
      '{present} of {total} properties for previews are there; missing: {names}.',
    ),
    relative: message<{ address: string }>('The picture’s address “{address}” is not absolute.'),
    small: message<{ width: number; height: number }>('The picture is {width} × {height} pixels; large previews need 1200 × 630.'),
  },
  fixes: {
    addOpenGraph: message('Let your system print the Open Graph properties.'),
    writeWhole: message('Write the whole address in og:image, from https:// on.'),
  },
})
