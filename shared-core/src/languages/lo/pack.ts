import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/lo.gen.ts'
import { months } from '../words/entries.ts'

/** Lao. Terms are pairs of letter clusters. Lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of unspaced languages. */
export const pack: LanguagePack = {
  tag: 'lo',
  name: 'ລາວ',
  direction: 'ltr',
  script: 'cluster',
  reviewed: false,
  lists: {},
  months: months('ມັງກອນ/ມ.ກ ກຸມພາ/ກ.ພ ມີນາ/ມ.ນ ເມສາ/ມ.ສ ພຶດສະພາ/ພ.ພ ມິຖຸນາ/ມິ.ຖ ກໍລະກົດ/ກ.ລ ສິງຫາ/ສ.ຫ ກັນຍາ/ກ.ຍ ຕຸລາ/ຕ.ລ ພະຈິກ/ພ.ຈ ທັນວາ/ທ.ວ'),
  ease: null,
  sentenceLimit: 40,
  answerThreshold: 470,
  phrases: {},
  levels,
}
