import type { LinkTarget } from '../suggest-links.ts'

/** Our own site of two hundred posts in six subjects: titles as such sites have them, and headings that many of them share. */
const subjects: Readonly<Record<string, string>> = {
  bikes: `How much does a cargo bike cost?|Cargo bike insurance: what it covers|Cargo bikes for two children|Front loader or longtail: which cargo bike fits?|Cargo bike brakes: discs or drums|How far does the battery of a cargo bike last?|Charging a cargo bike battery in winter|Cargo bike tyres that do not puncture|Subsidies for cargo bikes in German cities|Leasing a cargo bike through your employer|Parking a cargo bike in the city|Cargo bike locks that insurers accept|Cargo bike rain covers compared|Second-hand cargo bikes: what to check|Cargo bikes for parcel couriers|Building a wooden box for a cargo bike|Bicycle tour along the Danube|Bicycle tour from Lake Constance to Vienna|Packing list for a bicycle tour|Bicycle chain maintenance in ten minutes|How to true a bicycle wheel|Mudguards for city bicycles|Child seats or trailers: what is safer?|Bicycle lights and the law|Helmets for toddlers|Belt drive or chain|Hub gears explained|Folding bikes on the train|Repairing a flat tyre on the road|Bike fitting at home|Winter cycling without ice on your feet|Cycling to work: the first week|Saddle sores and how to avoid them|Bicycle storage in a small flat`,
  bread: `How to feed a sourdough starter|Sourdough starter in the fridge|Why a sourdough starter smells of nail polish|Drying a sourdough starter|Bulk fermentation by temperature|Proofing dough overnight|Shaping a batard|Scoring patterns for round loaves|Baking bread in a cast iron pot|Steam in a home oven|Rye bread with caraway|Storing rye bread|Wholemeal flour and water|Spelt bread without yeast|Autolyse: is it needed?|Gluten development without kneading|Baker's percentages explained|Salt in bread dough|Banneton care|Freezing bread in slices|Stale bread recipes|Bread knives and their teeth|Oven thermometers compared|Milling flour at home|Ancient grains: emmer and einkorn|Focaccia with rosemary|Pizza dough for a home oven|Brioche without a mixer|Pretzels and lye|Crispbread from rye flour|Flatbread in a pan|Sweet buns with cardamom|Bread for a crowd`,
  heat: `How much does a heat pump cost?|Heat pump noise and the neighbours|Air source or ground source heat pump|Heat pumps in old houses|Flow temperature and radiators|Underfloor heating with a heat pump|Heat pump defrosting in winter|Seasonal performance factor explained|Heat pump subsidies in 2026|Hydraulic balancing in an afternoon|Buffer tanks: needed or not?|Hot water with a heat pump|Legionella in hot water tanks|Cooling with a heat pump in summer|Heat pump electricity tariffs|Solar panels and heat pumps together|Battery storage for solar power|Insulating the attic floor|Insulating basement ceilings|Triple glazing in old window frames|Draught proofing doors|Thermostats that learn|Pellet stoves for one room|Chimney sweeps and their duties|District heating connections|Energy certificates for houses|Thermal bridges at balconies|Ventilation with heat recovery|Mould in bedrooms|Blower door tests|Grey water heat recovery|Smart meters and privacy|Induction hobs and fuses`,
  bees: `Keeping bees in the city|The first bee hive: what you need|Varroa mites: when to treat|Oxalic acid against varroa|Swarm control in May|Catching a bee swarm|Queen rearing for beginners|Marking a queen bee|Feeding bees in autumn|Sugar syrup: the right ratio|Bee colonies in winter|Wax moths in stored combs|Melting beeswax|Harvesting honey in July|Honey extractors compared|Water content of honey|Creamed honey that stays soft|Honey labels and the law|Bee stings: what helps|Smoker fuel that burns long|Bee suits in summer heat|Top bar hives|Log hives and wild bees|Nest boxes for mason bees|Plants for bumblebees|Lime trees and honeydew|Rapeseed honey and its season|Foulbrood: signs and duties|Bee inspectors and permits|Selling honey at the market|Mead from your own honey|Propolis tincture|Asian hornets at the hive`,
  plants: `Watering a monstera|Yellow leaves on a monstera|Repotting a monstera in spring|Fungus gnats in potting soil|Thrips on houseplants|Orchids that bloom again|Repotting orchids in bark|Peat-free potting soil|Snake plants in dark rooms|Fertiliser for houseplants in winter|Grow lights for windowless rooms|Humidity for calatheas|Propagating pothos in water|String of pearls without rot|Aloe vera in small pots|Fiddle leaf figs and draughts|Cat-safe houseplants|Houseplants for bedrooms|Self-watering pots|Hydroponics in a jar|Moss poles for climbers|Pruning a rubber plant|Bonsai for beginners|Venus flytraps and rainwater|Air plants on driftwood|Peace lilies that droop|Christmas cactus in bud|Scale insects on citrus|Olive trees indoors|Herbs on the kitchen windowsill|Basil that lasts|Avocado from a stone|Terrariums without mould`,
  taxes: `VAT for freelancers|The small business rule and VAT|Invoices: what must be on them|Quarterly VAT returns on time|Tax deductions for a home office|Depreciation of a laptop|Travel expenses for freelancers|Per diem rates abroad|Receipts: how long to keep them|Bookkeeping software for freelancers|Cash accounting explained|Estimated tax payments|Late tax returns and their price|Tax audits: what happens|Hiring a tax adviser|Reverse charge within the EU|One-stop shop for digital sales|Freelancer or trade?|Opening a business account|Reminders and late payment interest|Contracts for freelancers|Day rates and how to set them|Health insurance for freelancers|Pension plans for the self-employed|Liability insurance for consultants|Parental leave for freelancers|Grants for founders|Co-working spaces as expenses|Company cars and logbooks|Bicycle leasing for the self-employed|Donations and tax|Church tax after moving|Closing a business`,
}

const shared = ['Our experience', 'What you need', 'Common mistakes', 'Tips for beginners', 'Frequently asked questions', 'How it works']

export const sixSubjects: readonly LinkTarget[] = Object.values(subjects)
  .flatMap((titles) => titles.split('|'))
  .map((title, at) => ({
    id: at + 1,
    title,
    url: `https://example.org/${at + 1}/`,
    // A common word that one post alone has for a heading says nothing of what the post is about.
    topics: [title.includes('Danube') ? 'Costs' : shared[at % shared.length]!, shared[(at * 5 + 2) % shared.length]!],
    links: at % 3,
  }))

/** An article's sentences, and the titles that a person would link to; the first is the obvious one. */
export interface Written {
  readonly text: string
  readonly right: readonly string[]
}

export const articles: readonly Written[] = [
  {
    text: 'We sold our car in March and ride a cargo bike now. What the cargo bike costs surprised us: 5,200 euros with the battery. The costs of fuel are gone. Cargo bike insurance is 90 euros a year. Our city pays subsidies for cargo bikes.',
    right: ['How much does a cargo bike cost?', 'Cargo bike insurance: what it covers', 'Subsidies for cargo bikes in German cities'],
  },
  {
    text: 'Two children sit in the box. In winter we charge the cargo bike battery indoors. Parking the cargo bike in the city takes patience. We bought one of the cargo bike rain covers, and it lasts.',
    right: [
      'Charging a cargo bike battery in winter',
      'Parking a cargo bike in the city',
      'Cargo bike rain covers compared',
      'How far does the battery of a cargo bike last?',
    ],
  },
  {
    text: 'Last summer we made a bicycle tour along the Danube with a tent. My packing list for the bicycle tour had one page. We repaired a flat tyre twice on the road. The chain needs maintenance each evening.',
    right: [
      'Bicycle tour along the Danube',
      'Packing list for a bicycle tour',
      'Repairing a flat tyre on the road',
      'Bicycle tour from Lake Constance to Vienna',
    ],
  },
  {
    text: 'Before you buy a second-hand cargo bike, ask for its papers. Check the brakes of the cargo bike, discs most of all. A lock comes last: insurers accept few cargo bike locks.',
    right: ['Second-hand cargo bikes: what to check', 'Cargo bike brakes: discs or drums', 'Cargo bike locks that insurers accept'],
  },
  {
    text: 'My sourdough starter is fed twice a day. When the sourdough starter smells of nail polish it is hungry. A sourdough starter in the fridge keeps for a week. The costs are small.',
    right: [
      'How to feed a sourdough starter',
      'Why a sourdough starter smells of nail polish',
      'Sourdough starter in the fridge',
      'Drying a sourdough starter',
    ],
  },
  {
    text: 'Bulk fermentation at this temperature takes five hours. I shape it and leave the dough for proofing overnight. There is steam in the home oven for ten minutes. Salt goes into the bread dough last.',
    right: ['Bulk fermentation by temperature', 'Proofing dough overnight', 'Steam in a home oven', 'Salt in bread dough'],
  },
  {
    text: 'Rye bread with caraway tastes of my childhood. We are storing the rye bread in linen. What is left becomes stale bread, and there are recipes for it. I mill the flour at home.',
    right: ['Rye bread with caraway', 'Storing rye bread', 'Stale bread recipes', 'Milling flour at home', 'Crispbread from rye flour'],
  },
  {
    text: 'The pizza dough rests for a day, which suits a home oven. I use wholemeal flour, and more water. Beginners make mistakes with it: they knead for too long.',
    right: ['Pizza dough for a home oven', 'Wholemeal flour and water', 'Steam in a home oven'],
  },
  {
    text: 'Our heat pump costs less each month than gas did. In old houses heat pumps work when the radiators are large. A low flow temperature is what counts, with big radiators. Heat pump noise was no topic for the neighbours.',
    right: [
      'How much does a heat pump cost?',
      'Heat pumps in old houses',
      'Flow temperature and radiators',
      'Heat pump noise and the neighbours',
    ],
  },
  {
    text: 'We began by insulating the attic floor. Then the underfloor heating came, with the heat pump. Solar panels and the heat pump work together well. What you need is a good plan.',
    right: ['Insulating the attic floor', 'Underfloor heating with a heat pump', 'Solar panels and heat pumps together'],
  },
  {
    text: 'The plumber did the hydraulic balancing in one afternoon. There is hot water from the heat pump at 50 degrees. People fear legionella in the hot water tank. Smart meters raise questions of privacy.',
    right: [
      'Hydraulic balancing in an afternoon',
      'Hot water with a heat pump',
      'Legionella in hot water tanks',
      'Smart meters and privacy',
    ],
  },
  {
    text: 'We had mould in two bedrooms. A ventilation with heat recovery cured it. The blower door test found holes. Triple glazing fits into old window frames.',
    right: ['Mould in bedrooms', 'Ventilation with heat recovery', 'Blower door tests', 'Triple glazing in old window frames'],
  },
  {
    text: 'I keep bees in the city, on a roof. The first bee hive cost 200 euros. Against varroa I use oxalic acid in December. In autumn I am feeding the bees.',
    right: [
      'Keeping bees in the city',
      'The first bee hive: what you need',
      'Oxalic acid against varroa',
      'Feeding bees in autumn',
      'Varroa mites: when to treat',
    ],
  },
  {
    text: 'In May a bee swarm hung in the plum tree, and catching the swarm took an hour. Swarm control would have helped in May. The queen bee was marked with a white dot.',
    right: ['Catching a bee swarm', 'Swarm control in May', 'Marking a queen bee'],
  },
  {
    text: 'We harvest honey in July. The water content of the honey was 17 percent. Creamed honey stays soft for months. On the honey labels the law wants a weight.',
    right: ['Harvesting honey in July', 'Water content of honey', 'Creamed honey that stays soft', 'Honey labels and the law'],
  },
  {
    text: 'Sugar syrup in a ratio of three to two is right. Bee colonies in winter need no help. Wax moths sit in stored combs. Nest boxes for mason bees hang beside it.',
    right: ['Sugar syrup: the right ratio', 'Bee colonies in winter', 'Wax moths in stored combs', 'Nest boxes for mason bees'],
  },
  {
    text: 'I water the monstera on Sundays. Yellow leaves on the monstera mean too much of it. Fungus gnats live in wet potting soil. Tips for beginners are everywhere.',
    right: ['Watering a monstera', 'Yellow leaves on a monstera', 'Fungus gnats in potting soil'],
  },
  {
    text: 'The orchids bloom again each spring. I repot orchids in bark. A snake plant stands in dark rooms without complaint. Grow lights help in windowless rooms.',
    right: ['Orchids that bloom again', 'Repotting orchids in bark', 'Snake plants in dark rooms', 'Grow lights for windowless rooms'],
  },
  {
    text: 'Herbs on the kitchen windowsill save money. My basil lasts a month. I grew an avocado from its stone. Scale insects found the citrus tree.',
    right: ['Herbs on the kitchen windowsill', 'Avocado from a stone', 'Scale insects on citrus', 'Basil that lasts'],
  },
  {
    text: 'Cats chew on leaves, so I have cat-safe houseplants only. Fertiliser for houseplants is not given in winter. A moss pole helps climbers.',
    right: ['Cat-safe houseplants', 'Fertiliser for houseplants in winter', 'Moss poles for climbers'],
  },
  {
    text: 'As freelancers we pay VAT each quarter. The small business rule frees you from VAT. On invoices there must be a number. Bookkeeping software for freelancers does the rest.',
    right: [
      'The small business rule and VAT',
      'VAT for freelancers',
      'Bookkeeping software for freelancers',
      'Quarterly VAT returns on time',
      'Invoices: what must be on them',
    ],
  },
  {
    text: 'My home office gives tax deductions. The depreciation of the laptop takes one year. Travel expenses of freelancers are deducted, too. The costs add up.',
    right: ['Tax deductions for a home office', 'Depreciation of a laptop', 'Travel expenses for freelancers'],
  },
  {
    text: 'After a tax audit I was hiring a tax adviser. Late tax returns have their price. Receipts are kept ten years. Health insurance for freelancers is dear.',
    right: ['Hiring a tax adviser', 'Late tax returns and their price', 'Health insurance for freelancers', 'Tax audits: what happens'],
  },
  {
    text: 'I lease a bicycle as a self-employed person. My day rates are set once a year. Co-working spaces are expenses. Within the EU there is the reverse charge.',
    right: [
      'Bicycle leasing for the self-employed',
      'Day rates and how to set them',
      'Co-working spaces as expenses',
      'Reverse charge within the EU',
    ],
  },
]
