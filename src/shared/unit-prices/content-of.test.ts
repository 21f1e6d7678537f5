import { expect, test } from 'vitest'
import { foldText } from '#shared/text/text-folding.ts'
import { thingOf, UNKNOWN_THING } from '#shared/things/named-thing.ts'
import { contentOf } from '#shared/unit-prices/content-of.ts'

const contentIn = (name: string, unitMeasure?: string) => {
  const content = contentOf({ name, unitMeasure, thing: thingOf(foldText(name))?.code ?? UNKNOWN_THING })
  return content && `${content.amount} ${content.unit}`
}

test.each([
  ['Bamboo nappies, size 4, 52-pack', '52 piece'],
  ['Blöjor stl 4 (9-14 kg), 52 st', '52 piece'],
  ['Eco diapers size 3, 4-9 kg, 4 x 22', '88 piece'],
  ['Nappies size 5, 4 x 22 (88 pcs)', '88 piece'],
  ['Diapers Newborn 2-5 kg 3x48 st', '144 piece'],
  ['Nappies, pack of 44', '44 piece'],
  ['Blöjor Maxi, 44 blöjor', '44 piece'],
  ['Våtservetter 12 × 64 st', '768 piece'],
  ['Wipes 12-pack x 60', '720 piece'],
  ['Wipes 64-pack', '64 piece'],
  ['Zen 360 våtservetter, 64 st', '64 piece'],
  ['44 blöjor Maxi', '44 piece'],
  ['Water wipes 99% water, 60 wipes', '60 piece'],
  ['Swim nappies 3-8 kg, 12 st', '12 piece'],
  ['Modersmjölksersättning 1 från födseln, 800 g', '800 g'],
  ['Infant formula 2 from 6 months, 4 x 400 g', '1600 g'],
  ['Organic porridge oat, 4-6 months, 210g', '210 g'],
  ['Fruktpuré äpple 6 mån, 90 g', '90 g'],
  ['Pear purée, 6-pack x 90 g', '540 g'],
  ['Välling från 12 mån 1,5 kg', '1500 g'],
  ['Baby lotion 0.5 l', '500 ml'],
  ['Baby shampoo, 250 ml', '250 ml'],
])('%s: %s', (name, content) => expect(contentIn(name)).toBe(content))

test.each([
  ['Bodysuits, 2-pack'],
  ['Nappies size 4, 9-14 kg'],
  ['Blöjor storlek 4'],
  ['Våtservetter 2-pack – Randig'],
  ['Tillbo Air 2 våtservetter'],
  ['Søstjerna Zen 360 våtservetter – Prickig'],
  ['Wipes, 12-pack'],
  ['Wipes 3 st'],
  ['Blöjor Classic 2-pack, Stl 1, 2-5 kg'],
  ['Nappies 52-pack, 48 st'],
  ['Blöjor 2-pack, 52 st'],
  ['Nappies 54/60 st'],
  ['Blöjor 1 200 st'],
  ['Diaper bag, 6 pockets, 2-pack'],
  ['Wipes dispenser, 1 st'],
  ['Car seat 9-18 kg'],
  ['Stroller up to 22 kg'],
  ['Formula dispenser, 3 x 90 ml'],
  ['Förvaring för barnmat, 200 ml'],
  ['Baby bottle 240 ml, 2-pack'],
  ['Pear purée 90 g, 6-pack'],
  ['Porridge 200 g, 240 g'],
  ['Lotion 750 ml (700 g)'],
  ['Formula 800 g, 2.3 g protein per 100 ml'],
  ['Gosedjur 30 cm, 400 g'],
  ['Porridge bowl 350 ml'],
])('finds nothing certain in %s', (name) => expect(contentIn(name)).toBeNull())

test('uses the feed’s content for any product, unless the name contradicts it', () => {
  expect(contentIn('Bath soap', '750 ml')).toBe('750 ml')
  expect(contentIn('Nappies, size 4', '64 ct')).toBe('64 piece')
  expect(contentIn('Nappies, 64 st', '64ct')).toBe('64 piece')
  expect(contentIn('Nappies, 52 st', '64 ct')).toBeNull()
  expect(contentIn('Oat porridge, 210 g', '0.21 kg')).toBe('210 g')
  expect(contentIn('Play mat', '2 sqm')).toBeNull()
  expect(contentIn('Bath soap', 'ml')).toBeNull()
})
