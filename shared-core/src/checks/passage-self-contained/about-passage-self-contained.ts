import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPassageSelfContained = defineAbout({
  id: 'passage-self-contained',
  title: 'Sections open so that they can stand alone',
  messages: {
    good: message<{ met: number; sections: number }>(
      '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone.',
    ),
    pointsBack: message<{ met: number; sections: number; word: string; heading: string }>(
      '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone; “{heading}” begins with “{word}”, which points back.',
    ),
    unnamed: message<{ met: number; sections: number; heading: string }>(
      '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone; “{heading}” opens without naming its subject.',
    ),
  },
  fixes: {
    nameSubject: message<{ word: string }>('Write what “{word}” stands for.'),
    nameTopic: message<{ heading: string }>('Name the subject in the first paragraph of “{heading}”.'),
  },
})
