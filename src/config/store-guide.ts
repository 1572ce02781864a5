import { healthCodeSection } from '#src/config/campaign-record.ts';
import { links } from '#src/config/links.ts';
import { sources, type Source } from '#src/config/sources.ts';

/**
 * The page for store owners, in both languages. Nothing here says more than the sources do; figures of fines carry
 * their year, because none is the official list of today.
 */
export interface StoreGuide {
  readonly language: 'en' | 'es';
  readonly path: string;
  /** What the home page is called on the way here. */
  readonly home: string;
  readonly title: string;
  readonly kicker: string;
  readonly description: string;
  readonly lead: string;
  readonly buttons: readonly [toList: string, toAgencies: string];
  /** What to look for on the paper, box by box. */
  readonly boxes: readonly (readonly [label: string, text: string])[];
  readonly agenciesTitle: string;
  readonly agencies: readonly {
    name: string;
    side: string;
    /** The part of its code that keeps cats out, as its sign says it. */
    code: string;
    covers: string;
    can: readonly string[];
  }[];
  readonly between: string;
  readonly teachTitle: string;
  readonly teach: readonly string[];
  readonly finesTitle: string;
  readonly fines: readonly (readonly [year: string, amount: string, source: Source])[];
  readonly finesNote: string;
  readonly rabiesTitle: string;
  readonly rabies: readonly string[];
  readonly clinicsTitle: string;
  readonly clinics: readonly (readonly [clinic: Source, place: string])[];
  readonly clinicsNote: string;
  readonly listTitle: string;
  readonly listButton: string;
  /** What comes out on paper, and the way to it without the button. */
  readonly listHint: string;
  readonly list: readonly (readonly [task: string, text: string])[];
  readonly listNote: string;
  readonly lawTitle: string;
  /** @param day of the newest source */
  readonly law: (day: string) => string;
  /** What to know of the links before one follows them. */
  readonly linksNote?: string;
  readonly links: readonly (readonly [name: string, href: string])[];
  /** What it rests on, in one paragraph. */
  readonly sources: readonly (string | Source)[];
  readonly checked: string;
}

/** The Spanish page. Until a native speaker has read it, search engines are told to leave it and no page links to it. */
export const spanishStoreGuide: { path: string; confirmed: boolean; note: string } = {
  path: '/store-owners/es',
  confirmed: false,
  note: 'The Spanish page for store owners. Once a native speaker has read and corrected it, it is indexed and linked; give it a line in config/sitemap.ts too.',
};

const section500f =
  'https://newyork.public.law/laws/n.y._agriculture_and_markets_law_section_500-f';
const rabiesLaw = 'https://www.madisoncounty.ny.gov/FAQ.aspx?QID=216';
const part271 = {
  name: 'Justia',
  url: 'https://regulations.justia.com/states/new-york/title-1/chapter-vi/subchapter-e/part-271/subpart-271-2',
};
const beck = {
  name: 'beck-aktuell',
  url: 'https://rsw.beck.de/aktuell/daily/meldung/detail/us-new-york-bodega-katzen-arbeitstiere-schaedlingsbekaempfung-petition',
};
const bkReader = {
  name: 'BK Reader',
  url: 'https://bkreader.com/2021/04/07/new-aspca-community-veterinary-center-opens-in-east-new-york/',
};

const english: StoreGuide = {
  language: 'en',
  path: '/store-owners',
  home: 'Home',
  title: 'An inspector wrote me up',
  kicker: 'For store owners',
  description:
    'A store cat and a paper from an inspector: which agency it was, what each can do, what fines were reported, the rabies shot, low-cost vets, and a list to print.',
  lead: 'Because of the cat. Keep the paper, keep the cat calm, and read three things before you do anything else.',
  buttons: ['The list to print', 'Which agency?'],
  boxes: [
    ['Who signed it?', 'The City’s Department of Health, or the State’s Agriculture and Markets.'],
    ['What does it cite?', 'A section number. Copy it exactly.'],
    ['By when?', 'The day to correct, to answer or to appear. Put it on the wall.'],
  ],
  agenciesTitle: 'Two agencies, two codes',
  agencies: [
    {
      name: 'Department of Health',
      side: 'The City',
      code: healthCodeSection,
      covers: 'Restaurants and other food service.',
      can: [
        'Cites Health Code section 81.25 for a live animal. A commercial guide to the rules lists it as violation 04O.',
        'Gives points: 5 to 8 for this one, by the same guide. Up to 13 points in all is an A, up to 27 a B, from 28 a C.',
        'Service animals are excepted.',
      ],
    },
    {
      name: 'Department of Agriculture and Markets',
      side: 'The State',
      code: 'Part 271',
      covers: 'Retail food stores, which is what most bodegas are.',
      can: [
        'Inspects every retail food store, at least once a year.',
        'Applies the State’s sanitation rules, 1 NYCRR Part 271. The one against live animals is reported as 271-7.30.',
        'Teaches first, by its own account, and fines later.',
      ],
    },
  ],
  between:
    'You sell groceries and make sandwiches too? Go by the name on the paper. When the New York Post asked the City about bodega cats, the City sent it to the State.',
  teachTitle: 'Teach first, the State says',
  teach: [
    'Its aim is compliance, the State told reporters in 2025: its inspectors offer teaching and time to correct before they fine. So ask for both.',
    'What would count as corrected? By what day? Who looks again? Write the answers on the back of the paper, with the name of the person who gave them.',
  ],
  finesTitle: 'Fines that were reported',
  fines: [
    ['2007', '$300 the first time, $2,000 or more later', { name: 'The New York Times' }],
    ['2016', 'a possible $400, one owner’s case', { name: 'PIX11' }],
    ['2018', '$200 to $350, up to $2,000 for repeats', sources.mentalFloss],
    ['2026', '$200 to $350', sources.afp],
  ],
  finesNote:
    'An undated Gothamist page says up to $3,000. These are figures from the press and not the official list: what your paper says counts. Reports of stores punished hard were few in 2018.',
  rabiesTitle: 'The rabies shot is the law',
  rabies: [
    'New York State wants every cat vaccinated against rabies by four months of age and again within a year. Fines reach $200.',
    'The duty goes with the animal, whatever the food code says about where it may be. Keep the certificate where the whole staff can find it.',
  ],
  clinicsTitle: 'Vets that cost less',
  clinics: [
    [
      { name: 'Flatbush Veterinary Clinic', url: links.flatbushCats.url },
      '1460 Flatbush Avenue, Brooklyn',
    ],
    [
      { name: 'ASPCA Community Veterinary Clinics' },
      'South Bronx; East New York, on New Lots Avenue; Long Island City',
    ],
    [sources.careCenters, 'which has kept a list of low-cost care for residents'],
  ],
  clinicsNote:
    'Income rules are written for households, so ask on the phone: do you see a cat who lives in a store?',
  listTitle: 'The list for the wall',
  listButton: 'Print this list',
  listHint: 'This list alone prints, on one sheet, also from your browser’s menu.',
  list: [
    ['The paper', 'Agency, section, date, inspector. Keep the paper with this list.'],
    ['The deadline', 'The day by which to correct or answer.'],
    ['Time to correct', 'Ask what would count as corrected, and who looks again.'],
    ['Rabies', 'Date of the last shot and of the next. Certificate in this folder.'],
    ['Vet', 'Name, telephone, last visit, next visit.'],
    ['Neutered', 'Yes, or the day of the appointment.'],
    ['Chip', 'Number, and the telephone number behind it. Is it still right?'],
    ['A place to sleep', 'Away from food, away from where food is made.'],
    ['Bowls and litter', 'Clean, away from food. Who does it on Sundays?'],
    ['Who knows', 'Everybody on every shift knows where this folder is.'],
  ],
  listNote:
    'A good folder does not make the cat legal. It shows how the cat is kept, to whoever asks.',
  lawTitle: 'Is a law coming?',
  law: (day) =>
    `Two bills have been filed. Neither had passed by ${day}, so neither gave a store a permit for its cat.`,
  links: [
    ['The bills on one page', '/bills'],
    ['A letter to whoever decides', '/letters'],
    ['A care list, with the reasons', '/blog/a-care-list-for-stores'],
    ['Where to find a vet', '/blog/where-to-find-a-vet-you-can-afford'],
    ['What happened to Matilda’s hotel', '/blog/matilda-hamlet-and-the-inspector'],
  ],
  sources: [
    'From The New York Times and the Associated Press, March and April 2025, on the agencies and the State’s words; ',
    sources.gradeGuide,
    ' on the City’s points; ',
    { name: 'section 500-f of the Agriculture and Markets Law', url: section500f },
    ' on the yearly inspection and ',
    part271,
    ' on Part 271; ',
    beck,
    ', 2025, on 271-7.30; ',
    { name: 'Madison County', url: rabiesLaw },
    ' on rabies; ',
    sources.ny1OnClinic,
    ' and ',
    bkReader,
    ', 2021 to 2023, and ',
    sources.amNewYorkOnClinic,
    ', 2024, on clinics. This is not legal advice.',
  ],
  checked: 'As of',
};

const spanish: StoreGuide = {
  language: 'es',
  path: spanishStoreGuide.path,
  home: 'Inicio',
  title: 'Un inspector me puso una infracción',
  kicker: 'Para dueños de bodegas',
  description:
    'Un gato en la bodega y un papel del inspector: qué agencia fue, qué puede hacer cada una, multas publicadas, la vacuna contra la rabia, veterinarios y una lista.',
  lead: 'Por el gato. Guarde el papel, no asuste al gato y lea tres cosas antes de hacer nada más.',
  buttons: ['La lista para imprimir', '¿Qué agencia?'],
  boxes: [
    [
      '¿Quién lo firma?',
      'El Departamento de Salud de la Ciudad, o Agricultura y Mercados del Estado.',
    ],
    ['¿Qué sección cita?', 'Un número. Cópielo tal cual.'],
    ['¿Hasta cuándo?', 'El día para corregir, contestar o presentarse. Póngalo en la pared.'],
  ],
  agenciesTitle: 'Dos agencias, dos códigos',
  agencies: [
    {
      name: 'Departamento de Salud',
      side: 'La Ciudad',
      code: healthCodeSection,
      covers: 'Restaurantes y otros servicios de comida.',
      can: [
        'Cita la sección 81.25 del Código de Salud por un animal vivo. Una guía comercial de las reglas la llama infracción 04O.',
        'Da puntos: de 5 a 8 por esta, según la misma guía. Hasta 13 puntos en total es una A, hasta 27 una B, desde 28 una C.',
        'Se exceptúan los animales de servicio.',
      ],
    },
    {
      name: 'Departamento de Agricultura y Mercados',
      side: 'El Estado',
      code: 'Parte 271',
      covers: 'Tiendas de alimentos al por menor: la mayoría de las bodegas.',
      can: [
        'Inspecciona cada tienda de alimentos al menos una vez al año.',
        'Aplica las reglas sanitarias del Estado, 1 NYCRR Parte 271. La que excluye animales vivos se cita como 271-7.30.',
        'Primero enseña, según dice, y después multa.',
      ],
    },
  ],
  between:
    '¿Vende comestibles y también prepara sándwiches? Guíese por el nombre en el papel. Cuando el New York Post le preguntó a la Ciudad por los gatos de bodega, la Ciudad lo mandó al Estado.',
  teachTitle: 'Primero enseñar, dice el Estado',
  teach: [
    'Lo que busca es que se cumpla, dijo el Estado a la prensa en 2025: sus inspectores ofrecen orientación y tiempo para corregir antes de multar. Pida las dos cosas.',
    '¿Qué contaría como corregido? ¿Para qué día? ¿Quién vuelve a mirar? Anote las respuestas al dorso del papel, con el nombre de quien se las dio.',
  ],
  finesTitle: 'Multas que se han publicado',
  fines: [
    ['2007', '$300 la primera vez, $2,000 o más después', { name: 'The New York Times' }],
    ['2016', 'posibles $400, el caso de un dueño', { name: 'PIX11' }],
    ['2018', 'de $200 a $350, hasta $2,000 si se repite', sources.mentalFloss],
    ['2026', 'de $200 a $350', sources.afp],
  ],
  finesNote:
    'Una página de Gothamist sin fecha dice hasta $3,000. Son cifras de la prensa y no la lista oficial: lo que vale es lo que dice su papel. En 2018 había pocas noticias de castigos fuertes.',
  rabiesTitle: 'La vacuna contra la rabia es obligatoria',
  rabies: [
    'El Estado de Nueva York exige vacunar a cada gato contra la rabia a los cuatro meses de edad como máximo, y otra vez dentro de un año. Las multas llegan a $200.',
    'El deber va con el animal, diga lo que diga el código de alimentos sobre dónde puede estar. Guarde el certificado donde todo el personal lo encuentre.',
  ],
  clinicsTitle: 'Veterinarios que cuestan menos',
  clinics: [
    [
      { name: 'Flatbush Veterinary Clinic', url: links.flatbushCats.url },
      '1460 Flatbush Avenue, Brooklyn',
    ],
    [
      { name: 'ASPCA Community Veterinary Clinics' },
      'Sur del Bronx; East New York, en New Lots Avenue; Long Island City',
    ],
    [sources.careCenters, 'que ha tenido una lista de atención a bajo costo para residentes'],
  ],
  clinicsNote:
    'Los límites de ingresos están escritos para hogares, así que pregunte por teléfono: ¿atienden a un gato que vive en una tienda?',
  listTitle: 'La lista para la pared',
  listButton: 'Imprimir esta lista',
  listHint: 'Solo se imprime esta lista, en una hoja, también desde el menú del navegador.',
  list: [
    ['El papel', 'Agencia, sección, fecha, inspector. Guárdelo con esta lista.'],
    ['La fecha límite', 'El día para corregir o contestar.'],
    ['Tiempo para corregir', 'Pregunte qué contaría como corregido y quién vuelve a mirar.'],
    ['Rabia', 'Fecha de la última vacuna y de la próxima. El certificado, en esta carpeta.'],
    ['Veterinario', 'Nombre, teléfono, última visita, próxima visita.'],
    ['Esterilizado', 'Sí, o el día de la cita.'],
    ['Microchip', 'Número, y el teléfono registrado. ¿Sigue siendo el correcto?'],
    ['Un sitio para dormir', 'Lejos de los alimentos y de donde se preparan.'],
    ['Platos y arenero', 'Limpios, lejos de los alimentos. ¿Quién lo hace los domingos?'],
    ['Quién lo sabe', 'Todos, en cada turno, saben dónde está esta carpeta.'],
  ],
  listNote: 'Una buena carpeta no hace legal al gato. Muestra cómo se le cuida, a quien pregunte.',
  lawTitle: '¿Viene una ley?',
  law: (day) =>
    `Hay dos proyectos de ley presentados. Ninguno se había aprobado hasta el ${day}, así que ninguno le daba a una tienda un permiso para su gato.`,
  linksNote: 'Estas páginas están en inglés:',
  links: [
    ['Los proyectos, en una página', '/bills'],
    ['Una carta a quien decide', '/letters'],
    ['Una lista de cuidados, con las razones', '/blog/a-care-list-for-stores'],
    ['Dónde encontrar un veterinario', '/blog/where-to-find-a-vet-you-can-afford'],
    ['Qué pasó con el hotel de Matilda', '/blog/matilda-hamlet-and-the-inspector'],
  ],
  sources: [
    'Según The New York Times y Associated Press, marzo y abril de 2025, sobre las agencias y lo que dice el Estado; ',
    sources.gradeGuide,
    ' sobre los puntos; ',
    { name: 'la sección 500-f de la Ley de Agricultura y Mercados', url: section500f },
    ' sobre la inspección anual y ',
    part271,
    ' sobre la Parte 271; ',
    beck,
    ', 2025, sobre 271-7.30; ',
    { name: 'el condado de Madison', url: rabiesLaw },
    ' sobre la rabia; ',
    sources.ny1OnClinic,
    ' y ',
    bkReader,
    ', de 2021 a 2023, y ',
    sources.amNewYorkOnClinic,
    ', 2024, sobre las clínicas. Esto no es asesoría legal.',
  ],
  checked: 'Al',
};

/** The guide in each language. */
export const storeGuides = { en: english, es: spanish };
