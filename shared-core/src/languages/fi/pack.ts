import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/fi.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Finnish. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'fi',
  name: 'Suomi',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'ei eivät emme en et ette että he hän häneen hänelle hänen hänet hän häntä ja jo joka johon joita joiden joihin joilla joissa joista joka jokin jolla jolle jonka jos joskus jossa josta jota jotka kaikki kanssa kautta keskellä kohti koko koska kuin kuinka kun kuten kyllä me meidän mikään missä mitään minun minä minua minut mukaan mutta muu muut myös myöskin ne niiden niihin niin niitä niille niissä nyt näiden nämä noin no ole olemme olen olet olette oli olisi olivat olla ollut on ovat paitsi pitkin pois se sekä sen siihen siinä siitä silloin sille sinun sinä sitten sitä tai te teidän tässä tästä tähän tämä tämän tätä tällä tuo tuon tätä vaan vaikka vain vielä voi voivat yli ympäri',
    ),
    vagueSubjects: words(
      'kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen kahden kolmen ajatuksia ajatus päivä päivät päivän viikonloppu viikko viikon matka matkan vuosi vuoden kerta kertaa asia asioita uutisia uutta vinkkejä ideoita kokemus kokemuksia tarina elämä',
    ),
    questionWords: words('mikä mitä kuka kuka milloin missä mihin mistä miten miksi minkä kuinka kenen kumpi montako paljonko'),
    genericHeadings: phrases(
      'johdanto|yhteenveto|tiivistelmä|johtopäätökset|päätelmät|yleiskatsaus|tausta|yleistä|lisätietoja|lisätietoa|lue lisää|lue myös|lähteet|viitteet|huomautukset|aiheesta muualla|linkit|katso myös|sisältö|sisällys|sisällysluettelo|usein kysytyt kysymykset|usein kysyttyä|kysymyksiä ja vastauksia|ukk|edut|haitat|edut ja haitat|hyödyt|ominaisuudet|vinkit|vinkkejä|esimerkit|esimerkkejä|esimerkki|tulokset|pohdinta|menetelmä|menetelmät|seuraavat vaiheet|vaihe 1|vaihe 2|vaihe 3|osa 1|osa 2|muuta|kommentit|yhteystiedot|tietoa meistä|kirjoittaja|esipuhe|liite|aiheeseen liittyvää|lopuksi',
    ),
    referenceOpeners: phrases(
      'tämä|nämä|tuo|nuo|se|ne|hän|he|niiden|sen|täällä|tässä|siellä|silloin|sitten|siksi|tästä syystä|niinpä|näin ollen|tämän vuoksi|lisäksi|myös|mutta|kuitenkin|silti|toisaalta|sen sijaan|muuten|tässä tapauksessa|kuten mainittiin|sillä välin|ja|tai|molemmat|tällainen|tällaiset|sellainen',
    ),
    abbreviations: words('esim mm ym jne yms ns eli eaa jaa klo n nro s ss t tri prof hra rva os puh alk arv vrt ks milj mrd ed so toim'),
    genericLinkTexts: phrases(
      'tästä|tässä|täältä|täällä|klikkaa tästä|klikkaa tähän|lue lisää|lisää|lisätietoja|katso lisää|jatka|jatka lukemista|linkki|tämä linkki|tämä sivu|sivu|sivusto|artikkeli|lataa|lähde|tiedot',
    ),
    numberUnits: words(
      'prosenttia prosentti prosenttiyksikköä ihmistä henkilöä käyttäjää asiakasta potilasta oppilasta opiskelijaa työntekijää osallistujaa yritystä maata kaupunkia koulua sairaalaa taloutta tapausta tutkimusta kertaa vuotta vuoden kuukautta viikkoa päivää tuntia minuuttia sekuntia miljoonaa miljoona miljardia tuhatta tuhat sataa euroa euro senttiä dollaria kg g tonnia km m cm mm metriä kilometriä hehtaaria litraa l ml kwh mwh wattia w kw gb mb astetta kaloria huonetta paikkaa vierasta kävijää jäsentä asukasta ääntä kappaletta sivua sanaa',
    ),
    genericWords: words(
      'aihe aika ainutlaatuinen ajan ajatella ajatus alkaa alku apu apua arjen arki arvo arvokas asia asiat askel auttaa edistää edut elämä elää eri erilainen erinomainen erityinen esimerkki etu haaste halu haluta harmonia helppo hetken hetki hieno huomata huomio hyvin hyvinvointi hyvä hyödyllinen hyöty idea ihana ihanteellinen ihminen ihmiset ilo iloinen innostus inspiraatio intohimo itseluottamus jokapäiväinen kasvaa kasvu kauneus kaunis kehittää kehitys keskeinen keskittyä kokea kokemus kyky kysymys kyvyt kärsivällisyys laadun laatu lukuisa luottamus löydä löytää maailma mahdollinen mahtava menestys menetelmä merkittävä merkitys mielen mieli moderni moni moninaisuus monipuolinen motivaatio muistaa muutos muuttaa myönteinen nautinto nauttia nykyaika näkökulma oikea olennainen ongelma onnellinen onni onnistua opimme oppia osa osat parantaa paras parempi parhaat perusta pienet pieni positiivinen potentiaali päivittäinen päivä päämäärä ratkaiseva ratkaisu rooli saavuttaa sielu sopiva suuret suuri syy tapa tarjota tarpeet tarve tarvita tasapaino tavat tavoite tehokas tekijä tieto tietää tulevaisuus tulos tunne tuntea tyytyväinen tärkeä täydellinen unohtaa upea usko uskoa uuden uudet uusi vaihtelu vaihtoehto vaikea vaikuttaa valinta valita vastaus välttämätön yhteiskunta yksilö yksinkertainen ymmärtää',
    ),
  },
  ordinalDot: true,
  answerTypes: {
    count: phrases('kuinka monta|kuinka paljon|kuinka moni|montako|paljonko|kuinka kauan|kuinka vanha|kuinka suuri'),
    time: phrases('milloin|minä vuonna|mikä vuosi|minä päivänä|mistä lähtien|mihin aikaan'),
    who: phrases('kuka|ketkä|kenen|kenelle'),
    steps: phrases('miten voin|kuinka voin|näin'),
    definition: phrases('mikä on|mitä on|mitä tarkoittaa|mitä ovat'),
  },
  patterns: {
    numbered: 'versio|versiossa|version|luku|luvussa|sivu|sivulla|vaihe|vaiheessa|osa|taso|taulukko|kuva|artikla',
    references: 'lähteet',
  },
  shares: {
    numbers: 'yksi=1',
    ordinals: [['joka (W)<end>', 'toinen=2 kolmas=3 neljäs=4 viides=5 kuudes=6 kymmenes=10']],
    fractions: [['(?:(N) )?(W)(?:a|ta)?<end>', 'kolmasosa=3 neljäsosa=4 viidesosa=5 kymmenesosa=10 kolmannes=3 neljännes=4']],
    words: [['puolet<end>', 50]],
  },
  months: months(
    'tammikuu/tammikuuta/tammikuussa helmikuu/helmikuuta/helmikuussa maaliskuu/maaliskuuta/maaliskuussa huhtikuu/huhtikuuta/huhtikuussa toukokuu/toukokuuta/toukokuussa kesäkuu/kesäkuuta/kesäkuussa heinäkuu/heinäkuuta/heinäkuussa elokuu/elokuuta/elokuussa syyskuu/syyskuuta/syyskuussa lokakuu/lokakuuta/lokakuussa marraskuu/marraskuuta/marraskuussa joulukuu/joulukuuta/joulukuussa',
  ),
  ease: null,
  sentenceLimit: 15,
  answerThreshold: 490,
  phrases: {},
  levels,
}
