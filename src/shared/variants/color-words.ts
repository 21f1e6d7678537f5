/** Colors and patterns as shops write them in English, Swedish, Norwegian and Danish; for compounds, their ends. */
const ENDS =
  'blå grå grön grønn grøn röd rød rosa vit hvit hvid svart sort gul brun lila beige orange turkos turkis'.split(
    ' ',
  )
const WORDS = new Set(
  `black white grey gray red blue green yellow pink purple brown navy beige cream ivory sand rust mustard mint sage olive
  khaki camel caramel cognac coral peach apricot lilac lavender plum burgundy terracotta teal turquoise aqua charcoal
  anthracite silver gold copper rose blush mauve taupe stone oat oatmeal latte mocha chocolate honey ochre lemon lime
  blueberry raspberry cherry off-white multi multicolor rost trä wood natural nature natur blåbär hallon körsbär senap
  salvia oliv sand kräm vinröd guld silver koppar korall persika aprikos lavendel plommon terrakotta mullvad mocka
  choklad honung ockra antracit svartvit flerfärgad tre træ rust striped dotted randig prickig rutig blommig melerad
  stripete prikkete melert stribet prikket meleret`.split(/\s+/),
)
const SAYING_MORE = new Set(
  'light dark dusty pale deep powder soft warm cool bright ljus mörk dammig varm blek lys mørk støvet melange'.split(
    ' ',
  ),
)
const PHRASES = new Set(['café au lait', 'cafe au lait'])
const LONGEST = 40

export function isColor(text: string): boolean {
  if (text.length > LONGEST) return false
  if (PHRASES.has(text)) return true
  const words = text.split(/[\s/&+]+/).filter(Boolean)
  return words.some(isColorWord) && words.every((word) => isColorWord(word) || SAYING_MORE.has(word))
}

function isColorWord(word: string): boolean {
  return WORDS.has(word) || ENDS.some((end) => word.endsWith(end))
}
