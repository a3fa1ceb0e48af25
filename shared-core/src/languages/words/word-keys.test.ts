import { describe, expect, test } from 'vitest'
import { allPacks } from '../all.ts'
import { languageFor } from '../language-for.ts'
import { allInflections } from '../loading/all-inflections.ts'
import { inflectedTags, loadInflection } from '../loading/load-inflection.ts'
import { areForms, wordKeysOf } from './word-keys.ts'

/** Pairs of words with a slash between them: forms of one word, and words that only look alike. */
const tables: Readonly<Record<string, { readonly same: string; readonly apart: string }>> = {
  en: {
    same: "city/cities box/boxes bus/buses dish/dishes leaf/leaves knife/knives puppy/puppies baby/babies party/parties story/stories lady/ladies berry/berries tax/taxes bike/biking run/running bake/baking bake/baked plan/planning stop/stopped visit/visiting garden/gardens child/children woman/women mouse/mice tooth/teeth potato/potatoes photo/photos hero/heroes wolf/wolves analysis/analyses colour/color organise/organizing centre/centers Ada/Ada's buy/bought write/writing cheap/cheapest big/bigger easy/easier travel/travelling café/cafe glass/glasses house/houses class/classes study/studies play/playing carry/carried cook/cooking clean/cleaning dance/dancing swim/swimming paint/painted agree/agreed tie/tying toy/toys bench/benches quiz/quizzes zebra/zebras wash/washes",
    apart:
      'internal/Internet medicine/medieval universe/university organ/organization police/policy general/generous new/news star/staring hop/hoping plan/planet market/marmalade corn/corner butt/butter person/personal nation/national commune/communism animal/animation arm/army custom/customer good/goods cat/catalogue car/care care/career pan/panel add/ad see/seed even/evening bus/business form/formal past/pasta rate/rat plane/plan contract/contrast computer/compute baker/bakery wing/win ear/early late/latte desert/dessert king/kind evening/event experience/experiment politics/polite station/statue process/procession relative/relativity',
  },
  de: {
    same: 'Auto/Autos Haus/Häuser Straße/Strasse Straße/STRASSE Straße/Straßen Baum/Bäume Baum/Bäumen Kind/Kinder Kind/Kindern Buch/Bücher Krankenhaus/Krankenhäuser Mutter/Mütter Apfel/Äpfel Garten/Gärten Stadt/Städte Stadt/Städten Rad/Räder Frau/Frauen Katze/Katzen Lehrerin/Lehrerinnen Zeugnis/Zeugnisse Tisch/Tische Tag/Tage Tag/Tages Hotel/Hotels kaufen/kauft kaufen/gekauft kochen/kochte kochen/gekocht backen/gebacken gehen/gegangen Müller/Mueller schnell/schneller schnell/schnellste groß/größer gut/besser alt/älter günstig/günstige deutsch/deutschen lecker/leckere vegan/veganes Wohnung/Wohnungen Nacht/Nächte Wand/Wände Koch/Köche Zug/Züge Museum/Museen Feder/Federn Blume/Blumen Messer/Messern Glas/Gläser grün/grünen neu/neue pflanzen/gepflanzt',
    apart:
      'Reis/Reise Reis/reisen Mark/Marke Messe/Messer Druck/Drucker Bank/Bänke Wein/weinen Eis/Eisen schon/schön Tor/Torte Bar/Bär Fall/Falle Schal/Schale Rat/Rate drucken/drücken fordern/fördern zahlen/zählen Vater/Veteran Kuchen/Küche Kirche/Kirsche Gericht/Geruch Garten/Garn Land/Landung Wasser/Wassermelone Schule/Schulter Wirt/Wirtschaft Versicherung/Versicherter Koch/Kocher Computer/Compute Beruf/Berufung Energie/energisch Maus/Mauser Kater/Karte Steuer/Steuerung Arzt/Arznei intern/Internet Markt/Marke Kamm/Kammer Butt/Butter Rind/Rinde Buch/Buche Gast/Gase',
  },
  fr: {
    same: 'chat/chats cheval/chevaux journal/journaux bateau/bateaux jeu/jeux œuf/œufs œuf/oeuf cœur/coeurs création/creation création/créations travail/travaux œil/yeux petit/petite petit/petites vert/verte blanc/blanche beau/belle nouveau/nouvelle vieux/vieille heureux/heureuse actif/active premier/première complet/complète bon/bonne gros/grosse doux/douce long/longue cuisiner/cuisinant cuisiner/cuisiné manger/mangeons finir/finissant finir/fini vendre/vendu acheter/achète boîte/boite forêt/forets maison/maisons eau/eaux hôtel/hotel élève/eleves école/écoles naturel/naturelle ancien/ancienne prix/prix recette/recettes français/française parisien/parisienne faire/fait cuire/cuite planter/plantez jardin/jardins',
    apart:
      'marche/marché sale/salé côte/côté pâte/pâté pêche/péché port/porte cap/cape sol/sole point/pointe fils/fil bois/boisson mode/modèle foi/fois livre/livrer montre/montrer mur/mûr maire/mairie mer/mère poisson/poison interne/Internet médecine/médecin général/généreux université/univers police/politique banc/banque bal/balle chat/château cour/cours fer/ferme pain/peine voyage/voyance avocat/avocate?x nation/nature carte/carton organe/organisation animal/animation vin/vingt jardin/jardinier cuisine/cuisinier cheval/chevalier ville/villa formation/format commun/communication tas/tasse lit/lire',
  },
  es: {
    same: 'camión/camiones luz/luces pez/peces casa/casas libro/libros ciudad/ciudades mes/meses país/países jardín/jardines canción/canciones canción/cancion lápiz/lápices árbol/árboles flor/flores rojo/roja rojo/rojas blanco/blancas niño/niña español/española inglés/inglesa inglés/ingleses doctor/doctora cocinar/cocinando cocinar/cocinado cocinar/cocina comprar/compra comer/comiendo vivir/vivido hacer/hecho freír/fritas dormir/duerme bueno/mejor buscar/busque pagar/pague rápido/rápidamente pingüino/pinguino año/años mano/manos voz/voces feliz/felices papel/papeles receta/recetas barato/baratos avión/aviones pastel/pasteles lección/lecciones escribir/escrito volver/vuelto viajar/viajando mujer/mujeres crisis/crisis plantar/plantando',
    apart:
      'año/ano caña/cana peña/pena puerto/puerta libro/libra plato/plata banco/banca cuento/cuenta caso/casa modo/moda punto/punta pato/pata papa/papá peso/pesa costo/costa gasto/gata internet/interno medicina/médico universidad/universo policía/política general/género casa/casarse rata/rato carta/cartón flor/flora organización/órgano camino/camión marca/marzo mercado/mercancía animal/ánimo hambre/hombre sal/sala sol/sola tren/trenza color/colina vino/vinagre jamón/jabón comida/comedor libro/librería barco/barca naranjo/naranja manzano/manzana',
  },
  it: {
    same: 'libro/libri casa/case fiore/fiori città/città citta/città amico/amici lago/laghi banca/banche fuoco/fuochi figlio/figli orologio/orologi negozio/negozi arancia/arance ciliegia/ciliegie uomo/uomini dito/dita uovo/uova mano/mani problema/problemi artista/artisti artista/artiste rosso/rossa rosso/rosse grande/grandi facile/facili bianco/bianche lungo/lunghe cucinare/cucinando cucinare/cucinato cucinare/cucina vendere/venduto finire/finito finire/finisce fare/fatto cuocere/cotto scrivere/scritto bello/belle buono/migliore attore/attrice caffè/caffe caffè/caffè università/universita ricetta/ricette viaggio/viaggi spiaggia/spiagge parco/parchi albergo/alberghi giardino/giardini pesce/pesci italiano/italiana comprare/compra dormire/dormito film/film',
    apart:
      'porto/porta caso/casa banco/banca libro/libra modo/moda punto/punta foglio/foglia pasto/pasta costo/costa collo/colla torto/torta papa/papà meta/metà casino/casinò pero/però casi/case interno/internet medicina/medico università/universo polizia/politica generale/genere pesca/pesce carta/cartone animale/anima cane/canna mela/miele letto/latte capo/cappa vino/vinto moglie/maglia treno/trenta organo/organizzazione mercato/mercante palla/pala nono/nonno cassa/casa penna/pena anno/ano camino/cammino testo/testa',
  },
  pt: {
    same: 'animal/animais papel/papéis fácil/fáceis avião/aviões pão/pães mão/mãos homem/homens luz/luzes mulher/mulheres mês/meses país/países jardim/jardins lençol/lençóis azul/azuis casa/casas livro/livros carro/carros vermelho/vermelha vermelho/vermelhas branco/brancas português/portuguesa português/portugueses inglês/inglesa professor/professora cozinhar/cozinhando cozinhar/cozinhado cozinhar/cozinha comprar/compra comer/comendo partir/partido fazer/feito escrever/escrito bom/melhor bom/boa irmão/irmã café/cafe café/cafés água/aguas útil/úteis hotel/hotéis coração/corações viagem/viagens receita/receitas rápido/rapidamente ficar/ficando começar/comece barato/baratas cidade/cidades flor/flores rapaz/rapazes alemão/alemães',
    apart:
      'avó/avô pais/país coco/cocô manha/manhã maçã/maca caça/caca porto/porta caso/casa banco/banca modo/moda ponto/ponta posto/posta prato/prata pato/pata livro/livra interno/internet medicina/médico universidade/universo polícia/política geral/gerente carta/cartão animal/ânimo órgão/organização mercado/mercearia camisa/caminho sal/sala sol/solo vinho/vinagre cor/coração pão/pano mão/mano são/sã festa/festival banho/banheiro cama/camada pena/penha senha/senhor comida/comédia jornal/jornada massa/mesa barco/barca',
  },
  nl: {
    same: "kat/katten boom/bomen huis/huizen brief/brieven stad/steden schip/schepen kind/kinderen ei/eieren blad/bladeren auto/auto's foto/foto's boek/boeken maan/manen man/mannen vis/vissen dag/dagen weg/wegen straat/straten school/scholen fles/flessen hond/honden bloem/bloemen koe/koeien museum/musea tafel/tafels dochter/dochters groot/grote wit/witte klein/kleine goedkoop/goedkope lief/lieve vies/vieze bakken/bakt bakken/gebakken koken/kookt koken/gekookt werken/werkt werken/werkte lezen/gelezen kopen/gekocht schrijven/geschreven eten/gegeten fietsen/fietst fiets/fietsen goed/beste snel/sneller idee/ideeën café/cafe één/een recept/recepten kaas/kazen kleur/kleuren neus/neuzen brood/broden duif/duiven wolf/wolven",
    apart:
      'bom/boom man/maan bot/boot mat/maat rok/rook zon/zone vis/vies kat/kater tak/taak internet/intern markt/merk medicijn/medisch universiteit/universum politie/politiek kaart/kaarsen hart/haar huis/huid boer/boerderij kool/kol dier/dierbaar land/landing brood/broer weg/wegwerp bank/banket vloer/vloed paard/paar kast/kas school/schouder gast/gas zee/zeep bakken/bakker winkel/winkelier kerk/kerker slak/slaak fiets/fietser vuur/vuil boek/boeket organisatie/orgaan',
  },
  sv: {
    same: 'bil/bilar bil/bilen bil/bilarna bok/böcker stad/städer hand/händer man/män hus/huset hus/husen äpple/äpplen äpple/äpplet flicka/flickor flicka/flickorna pojke/pojkar tidning/tidningar tidning/tidningen bild/bilder sko/skor cykel/cyklar nyckel/nycklarna vinter/vintrar rum/rummet rum/rummen lärare/lärarna barn/barnen öga/ögon land/länder stor/stort stor/större ny/nytt ny/nya god/bättre liten/små billig/billiga baka/bakar baka/bakat köpa/köper köpa/köpt skriva/skrivit sova/sover göra/gjort Sverige/Sveriges hund/hundar kvinna/kvinnor recept/recepten skola/skolor skola/skolan resa/resor dag/dagar dag/dagarna idé/ideer vacker/vackra snabb/snabbare träd/träden',
    apart:
      'får/far bår/bar hår/har mål/mal höst/host rån/ran läger/lager båt/bat bil/bild glas/glass mat/matta vin/vind bok/bock internet/intern medicin/medium universitet/universum polis/politik ros/rost mark/marknad vecka/vacker kaka/kakel sten/stekt land/landning skola/skolår?x kontor/konto kött/kotte nät/natt sol/soldat hus/husk tåg/tag råd/rad sång/sang rätt/ratt svin/svit kran/krans vår/var',
  },
  ru: {
    same: 'ёлка/елка ёлка/елки зелёный/зеленая город/города город/городов город/городе книга/книги книга/книг окно/окна окно/окон стол/столы стол/столом дом/дома дом/домов человек/люди ребёнок/дети день/дни отец/отца замок/замка подарок/подарки рецепт/рецепты рецепт/рецептов машина/машины машина/машину ночь/ночи ночь/ночью море/моря музей/музеи музей/музеев здание/зданий здание/зданиями неделя/недели новый/новая новый/новых новый/новыми синий/синяя русский/русского большой/большие хороший/лучшие готовить/готовим готовить/готовила делать/делает делать/делали купить/купил рисовать/рисует читать/читают Москва/Москве Москва/Москвы песня/песни чай/чая друг/друзья яблоко/яблоки врач/врачи врач/врачей цена/цен сковородка/сковородок',
    apart:
      'стол/столица мой/мои?x дом/дым банк/банкет карта/картина кот/кит город/огород свет/цвет интернет/интерьер медицина/медь университет/универсал полиция/политика рынок/рыба мир/мера рис/риск лес/лист река/рекорд март/марка машина/маша час/часть вода/водка мороз/мороженое мясо/мясник гора/горло цена/ценз соль/солнце сыр/сырой молоко/молоток кухня/кухарка книга/книжник сад/садик рука/рукав школа/школьник строить/стройка хлеб/хлебница генерал/генератор спорт/спор порт/портал',
  },
  pl: {
    same: 'książka/książki książka/książek książka/książce ręka/ręce ręka/rąk miasto/mieście miasto/miast kot/koty kot/kotów pies/psa dom/domy dom/domów droga/drogi droga/dróg droga/drodze rok/lata człowiek/ludzie dziecko/dzieci dzień/dni zamek/zamki stół/stołu ogród/ogrody ogród/ogrodzie szkoła/szkole szkoła/szkół okno/okien okno/oknie woda/wodzie woda/wody góra/gór góra/górze matka/matki matka/matek noc/nocy przepis/przepisy przepis/przepisów samochód/samochody samochód/samochodów nowy/nowa nowy/nowych polski/polskiej tani/tanie dobry/lepszy gotować/gotuje gotować/gotowany kupować/kupowanie czytać/czyta czytać/czytanie robić/robi piec/pieczony sklep/sklepie kobieta/kobiety ulica/ulicy ulica/ulic córka/córki wiadomość/wiadomości',
    apart:
      'kat/kąt sad/sąd laska/łaska żona/zona kot/kod zamek/zamiar bank/bańka internet/interna medycyna/medal uniwersytet/uniwersum policja/polityka kasa/kasza dom/dym rynek/ryba most/możliwość mapa/małpa koszt/kosz kosz/koszula masło/masa sól/sala chleb/chlew szkoła/szkło woda/wódka miód/miodowy?x kawa/kawał ser/serce lód/lot los/łoś praca/pracownik miasto/miasteczko kawa/kawiarnia rzeka/rzecz samochód/samolot generał/generator zupa/żupan port/portal list/lista las/łaz bok/bóg',
  },
  fi: {
    same: 'talo/talot talo/talossa talo/taloa talo/taloja kauppa/kaupan kauppa/kaupassa katu/kadun käsi/käden vesi/veden kirja/kirjat kirja/kirjassa auto/autot auto/autolla kukka/kukan kissa/kissoja koira/koirat ruoka/ruoan ihminen/ihmiset suomalainen/suomalaiset Helsinki/Helsingin ranta/rannalla hinta/hinnat lapsi/lapset hotelli/hotellit hotelli/hotelleja',
    apart:
      'tuli/tuuli kala/kana kuusi/kuu talo/talvi sata/satama internet/interiööri lääke/lääkäri poliisi/politiikka kuka/kukka mato/matto taka/takka yliopisto/yli pallo/palo kirja/kirje',
  },
  hu: {
    same: 'alma/almák alma/almát ház/házak ház/házban ház/házat város/városok város/városban könyv/könyvek könyv/könyvet ember/emberek kéz/kezek madár/madarak kutya/kutyák virág/virágok ló/lovak autó/autók autó/autóval étterem/éttermek recept/receptek',
    apart:
      'kor/kór kor/kör haza/ház bor/bór fel/fél hal/halál internet/interjú orvos/orvosság egyetem/egyetlen só/sor szó/szoba tej/tél kar/kár város/váró',
  },
  ro: {
    same: 'carte/cărți oraș/oraşul oraș/orașe casă/case casă/casa floare/flori om/oameni copil/copii masă/mese stradă/străzi tren/trenuri tren/trenul rețetă/rețete reţetă/rețete pisică/pisici pădure/păduri student/studenți student/studentul brad/brazi verde/verzi țară/țări bun/bună',
    apart:
      'pește/peste fată/fața caz/casă internet/intern medicină/medic universitate/univers poliție/politică mare/mărar mere/merge tară/țară sare/sac pat/păr rață/rată lună/lumină',
  },
  tr: {
    same: "kitap/kitabı kitap/kitaplar ev/evler ev/evde ev/evden renk/rengi renk/renkler çocuk/çocuğu çocuk/çocuklar araba/arabalar araba/arabada şehir/şehri şehir/şehirler göz/gözler yemek/yemekler otel/oteller otel/otelleri fiyat/fiyatları ağaç/ağacı İstanbul/İstanbul'da tarif/tarifi",
    apart:
      'kar/kâr?x kaz/kız ön/on göl/gol süt/sut internet/intern doktor/doktora?x polis/politika bal/balık baş/bas kol/kolay üç/uç şaka/saka kuş/kus ekmek/emek',
  },
  ar: {
    same: 'كتاب/كتب كتاب/الكتاب مدينة/مدن مدينة/المدينة سيارة/سيارات سيارة/السيارات معلم/معلمون بيت/بيوت طريق/طرق إسلام/اسلام مقهى/مقهي كَتَبَ/كتب صورة/صور فندق/فنادق والكتاب/كتاب برنامج/برامج طبيب/أطباء شجرة/أشجار',
    apart: 'كتاب/كاتب مدرسة/مدرس قلب/قلم بيت/بنت طبيب/طبيعة جمل/جميل شعر/شعير ملك/ملح سوق/سوء علم/عالم باب/بابا',
  },
}

describe.each(Object.entries(tables))('words of %s', (tag, { same, apart }) => {
  const language = languageFor(tag, allPacks)
  const keys = wordKeysOf(language.pack, allInflections[tag]!)
  const keysOf = (text: string) => keys(language.tokenize(text).words[0]!)
  // two of the same pairs twice would make a table look longer than it is
  const pairs = (line: string) =>
    [...new Set(line.split(' '))].filter((pair) => !pair.includes('?')).map((pair) => pair.split('/') as [string, string])

  test.each(pairs(same))('%s and %s are forms of one word', (one, other) => {
    expect(areForms(keysOf(one), keysOf(other)), `${keysOf(one)} ~ ${keysOf(other)}`).toBe(true)
  })
  test.each(pairs(apart))('%s and %s are two words', (one, other) => {
    expect(areForms(keysOf(one), keysOf(other)), `${keysOf(one)} ~ ${keysOf(other)}`).toBe(false)
  })
})

describe('inflections', () => {
  test('have a table of pairs each, of which ten hold 40 at least', () => {
    expect(Object.keys(tables).sort()).toEqual(Object.keys(allInflections))
  })
  test('load by the tag of their language and are plain data', async () => {
    for (const [tag, inflection] of Object.entries(allInflections)) {
      expect(await loadInflection(tag)).toEqual(inflection)
      expect(JSON.parse(JSON.stringify(inflection))).toEqual(inflection)
    }
    expect(inflectedTags).toEqual(Object.keys(allInflections))
  })
})
