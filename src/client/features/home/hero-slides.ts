export interface HeroSlide {
  picture: string
  /** The paper color of the picture, behind the text on a phone. */
  ground: string
  text: string
}

export const HERO_SLIDES: HeroSlide[] = [
  {
    picture: 'heroes/sleep',
    ground: '#F7DFCB',
    text: 'Calm things for the nursery, at prices you can compare.',
  },
  {
    picture: 'heroes/play',
    ground: '#DCEAF2',
    text: 'Simple toys to stack, shake, and share, for every budget.',
  },
  {
    picture: 'heroes/feed',
    ground: '#DDEEE0',
    text: 'Bottles, bibs, and bowls for the first meal and the hundred after it.',
  },
]
