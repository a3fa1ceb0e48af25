import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDomainAuthority = defineAbout({
  id: 'domain-authority',
  title: 'The score uses no authority figure of the domain',
  messages: { unmeasured: message('Authority of the domain is not measured. It moves no score.') },
  fixes: {},
})
