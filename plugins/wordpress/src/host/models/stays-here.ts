import type { WordPressHost } from '../block-editor/wordpress-host.ts'
import type { EditorFacts } from '../facts.ts'

/**
 * True for a text that is not sent to the service because of its password. The site's server refuses such a text as well; here the author
 * is updated, and nothing leaves once a password is entered, before the post is saved with it.
 */
export const staysHere = (
  { mode, sendsProtected }: Pick<EditorFacts, 'mode' | 'sendsProtected'>,
  host: Pick<WordPressHost, 'isProtected'>,
) => mode === 'service' && !sendsProtected && host.isProtected()
