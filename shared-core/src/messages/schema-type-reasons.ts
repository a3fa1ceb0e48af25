import { message } from './message.ts'

/** Reasons for a type, chosen or offered, by code. Each is after the type's name. */
export const schemaTypeReasons = {
  setByAuthor: 'It was chosen by hand.',
  // For translators: {type} is a schema.org type.
  declaredInPage: message<{ type: string }>('The page’s own structured data says {type}.'),
  newsAddress: 'Its address belongs to a news section.',
  newsPublisher: 'The site says that it is a news organisation.',
  newsInText: 'The text is news.',
  blogAddress: 'Its address belongs to a blog.',
  recipeInText: message<{ ingredients: number; steps: number }>(
    'The text has {ingredients, plural, one {# ingredient} other {# ingredients}} and {steps, plural, one {# step} other {# steps}}.',
  ),
  eventInText: 'The text announces an event with its day and place.',
  reviewInText: message<{ rating: number; best: number }>('The text gives a rating: {rating} of {best}.'),
  productInText: 'The text is about one product.',
  videoInText: 'The text has a video.',
  stepsInText: message<{ count: number }>('The text has instructions of {count, plural, one {# step} other {# steps}}.'),
  questionsInText: message<{ count: number }>(
    'The text answers {count, plural, one {# question} other {# questions}} under headings or in blocks.',
  ),
  listInText: message<{ count: number }>('The text is a numbered list of {count, plural, one {# thing} other {# things}}.'),
  factsInText: 'The text has what it needs.',
  noSpecialSign: 'Nothing in the text or its address points to a more special type.',
} as const
