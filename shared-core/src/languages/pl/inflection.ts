import type { Inflection } from '../inflection.ts'

export const inflection: Inflection = {
  letters: 'ąćęłńóśźż',
  spellings: [],
  words:
    'człowiek człowieka człowiekowi człowiekiem ludzie ludzi ludziom ludźmi ludziach|dziecko dziecka dziecku dzieckiem dzieci dzieciom dziećmi dzieciach|rok roku rokiem lata lat latach latami|lato lata latem|dzień dnia dniu dniem dni dniach dniom|tydzień tygodnia tygodniu tygodnie tygodni|ręka ręki ręce rękę ręką rąk rękami rękach|noga nogi nodze nogę nogą nóg nogami|oko oka oku okiem oczy oczu oczami oczach|ucho ucha uchem uszy uszu|brat brata bratu bratem bracia braci|pies psa psu psem psy psów psom psami psach|kot kota kotu kotem kocie koty kotów kotom kotami kotach|miasto miasta miastu miastem mieście miast miastom miastami miastach|las lasu lasem lesie lasy lasów lasach|świat świata światu światem świecie|ciasto ciasta ciastem cieście ciast|chleb chleba chlebem chlebie chleby|stół stołu stołem stole stoły stołów|księżyc księżyca|imię imienia imieniem imiona imion|zwierzę zwierzęcia zwierzęta zwierząt zwierzętom zwierzętami|kwiat kwiatu kwiaty kwiatów kwiecie kwiatem kwiatach|dom domu domem domy domów domom domach domami|ząb zęba zęby zębów zębem zębach|mąż męża mężem mężowie mężów|książka książki książce książkę książką książek książkom książkami książkach|pieniądz pieniądze pieniędzy pieniędzmi|wieś wsi wsie|sen snu snem sny snów|dobry dobra dobre dobrego dobrej dobrych dobrym dobrą lepszy lepsza lepsze lepszych najlepszy najlepsza najlepsze najlepszych|zły zła złe złego gorszy najgorszy|duży duża duże dużego dużej dużych większy największy|mały mała małe małego małej małych mniejszy najmniejszy|' +
    'jeść je jedzą jadł jadła jedzenie|pić pije piją pił picie|iść idzie idą szedł|kupić kupi kupią kupił kupiła kupując kup kupno|piec piecze pieką piekł pieczenie pieczony pieczona pieczone|pisać pisze piszą pisał pisanie|zamek zamku zamkiem zamki zamków zamkach|kasa kasy kasie kasę kasą kas|kasza kaszy kaszę kaszą|bank banku bankiem banki banków bankach|bańka bańki baniek|kosz koszem kosze koszy koszu|koszt kosztu kosztem koszty kosztów kosztach|koszula koszuli koszule koszul|sad sadu sady sadów sadzie|sąd sądu sądy sądów sądzie|kat|kąt kąta kąty kątów kącie|most mostu mosty mostów moście|kawał kawały kawałów kawale|list listu listy listem listów listach liście|lista listy listę listą liście|masło masła maśle masłem|masa masy masie masę',
  classes: [
    { of: 'n', min: 2, endings: '- a u owi em e y i ów om ami ach o ę ą iem ie' },
    { of: 'n', min: 2, endings: 'rze>r dze>g ce>k cie>t dzie>d le>ł nie>n sie>s zie>z mie>m bie>b pie>p wie>w ście>st śnie>sn śle>sł' },
    { of: 'n', min: 2, endings: 'ek>k iek>k ec>c iec>c ien>n en>n ieł>ł eł>ł er>r ier>r' },
    // before nothing at all `o` and `ę` are written `ó` and `ą`
    { of: 'n', min: 1, endings: 'óg>og ód>od ór>or ów>ow ój>oj ól>ol óz>oz ół>oł ób>ob óż>oż óch>och ąb>ęb ąk>ęk ąt>ęt ąg>ęg' },
    { of: 's', min: 2, endings: 'ia i ię ią iom iami iach ie io iu ń>n ć>c ś>s iem' },
    { of: 's', min: 2, endings: 'ość>ośc ości>ośc ością>ośc' },
    { of: 'a', min: 2, endings: 'y a e ego emu ym ą ej ych ymi i szy sza sze szych' },
    { of: 'a', min: 2, endings: 'i ie iego iemu im iej ich imi', only: '[kg]$' },
    { of: 'v', min: 2, endings: 'ać am a asz ają ał ała ało ali ały ając any ana ane anych anie ania aniu aniem' },
    { of: 'x', min: 2, endings: 'ować uję uje ują ował owała owali ując owany owana owane owanych owanie owania owaniu' },
    { of: 'w', min: 2, endings: 'ić ię i ią ił iła ili iąc ony ona one enie enia eniu' },
    { of: 'w', min: 2, endings: 'yć y ą ył yła yli' },
  ],
}
