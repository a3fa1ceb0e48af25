import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDomainAuthority = defineAbout({
  id: 'domain-authority',
  title: 'The score uses no authority figure of the domain',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/appearance/ranking-systems-guide'],
    contrary: ['Domain authority is a measure of vendors, not of search engines. It is not measured here.'],
  },
  messages: { unmeasured: message('Authority of the domain is not measured. It moves no score.') },
  fixes: {},
})
