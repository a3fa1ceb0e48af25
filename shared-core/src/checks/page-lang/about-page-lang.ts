import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageLang = defineAbout({
  id: 'page-lang',
  title: 'The page declares its language',
  messages: {
    good: message<{ language: string }>('The page declares the language {language}.'),
    missing: message('The page declares no language.'),
    invalid: message<{ language: string }>('“{language}” is no language tag.'),
    differs: message<{ declared: string; language: string }>('The page declares {declared}, but the article is in {language}.'),
  },
  fixes: { setLang: message<{ language: string }>('Declare lang="{language}" on the html element.') },
})
