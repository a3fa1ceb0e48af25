import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/mt.gen.ts'
import { months, words } from '../words/entries.ts'

/** Maltese. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'mt',
  name: 'Malti',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'aktar biex bil biss bħala d dak dan din dwar ewwel fil fis fit fl fuq għal għall hekk hemm hija hu huma huwa id il in ir is it iżda jekk jew kien kienet kienu kif kontra l li lil lill ma meta mhux mill minn nhar oħra persuna qabel qal qalet qed r s se sena t tad tagħha tagħhom tal tas tat tiegħu u wara xi ħafna',
    ),
  },
  apostrophe: 'elision',
  months: months(
    'jannar/jan frar/fra marzu/mar april/apr mejju/mej ġunju/ġun lulju/lul awwissu/aww settembru/set ottubru/ott novembru/nov diċembru/diċ',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
