import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/bs.gen.ts'
import { months, words } from '../words/entries.ts'

/** Bosnian. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'bs',
  name: 'Bosanski',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ali bi bilo bio biti da do dok godine i iako ili iz izjavio je jer još kada kako kao koja koje koji li ljudi na nakon ne nije o od on po prema prije protiv rekao s sa sam samo se smo su sve to u više za zbog će što',
    ),
    genericWords: words(
      'aspekt bezbroj birati bitan bolje bolji brojan brojni budućnost cilj cilja dan danas današnji dijela dio divan dobar dobro dobrobit doprinijeti dragocjen društvo duša efekat efikasan element faktor glavni harmonija idealan ideja individualan inspiracija iskustvo izazov izuzetan jedinstven jednostavan ključan korak korist koristan kvalitet lahak lijep ljepota ljudi ljudski mali manji misao misliti moderan moguć mogućnost motivacija nadahnuće najbolji naučiti način neophodan nov novi novo nuditi nužan odabir odabrati odgovor odličan omogućiti osjećaj osnova osnovni osoba otkriti pitanje poboljšati podrška podržati pojedinac pokušati pomagati pomoć poseban postići potencijal potreba potreban povećati povjerenje pozitivan početak početi prednost prekrasan prikladan prilika primjer problem promijeniti promjena rad raditi radost rast rasti ravnoteža različit razlog raznolik razumjeti razvijati razvoj rezultat rješenje savremen savršen sjajan spoznaja sretan sreća strast strpljenje stvar stvari suština svakodnevni svijet tačka tema temelj teško težak tijelo trenutak uloga um unaprijediti uspjeh uspješan uticaj utjecaj uzrok učiti užitak uživati važan važno važnost velik veći vjerovati vremena vrijednost vrijeme zadovoljstvo znanje znati značaj značenje čovjek željeti živjeti život',
    ),
  },
  ordinalDot: true,
  patterns: {
    references: 'literatura',
  },
  months: months(
    'januar/jan februar/feb mart/mar april/apr maj juni/jun juli/jul august/aug septembar/sep oktobar/okt novembar/nov decembar/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
