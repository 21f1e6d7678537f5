import { describe, expect, test } from 'vitest'
import { suggestColumns } from '#server/features/feeds/mapping/suggest-columns.ts'

/** As the wizard has it, a column a field. */
function suggested(headings: string) {
  const suggestions = Object.entries(suggestColumns(headings.split(';')))
  return Object.fromEntries(suggestions.map(([field, columns]) => [field, columns?.[0]]))
}

describe('the suggested columns', () => {
  test('match in any letter case and spelling', () => {
    expect(suggested('Artikelnummer;Produktnamn;URL;Pris;Image-URL;Färg')).toEqual({
      externalId: 'Artikelnummer',
      name: 'Produktnamn',
      link: 'URL',
      price: 'Pris',
      imageUrl: 'Image-URL',
      color: 'Färg',
    })
  })

  test.each([
    [
      'a Swedish shop',
      'Art.nr;Benämning;Produktlänk;Pris (inkl. moms);Ord. pris;Länk - Bild;Märke/Tillverkare;Streckkod;Lagersaldo;Varugrupp;Storlek;Butik',
    ],
    [
      'a Norwegian shop',
      'Varenr.;Produktnavn;Lenke til produkt;Pris NOK;Veil. pris;Bilde-URL;Merke;Strekkode;Lagerstatus;Kategori;Størrelse;Butikk',
    ],
    [
      'a Danish network',
      'produktid;produktnavn;vareurl;nypris;glpris;billedurl;mærke;ean;lagerantal;kategorinavn;størrelse;forhandler',
    ],
    [
      'a German comparison site',
      'Artikelnummer;Produktbezeichnung;Deeplink;Preis (EUR);UVP;Bild-URL;Hersteller;EAN-Code;Verfügbarkeit;Warengruppe;Groesse;Händler',
    ],
    [
      'a Swiss shop without umlauts',
      'Bestellnr.;Bezeichnung;Produkt-URL;Preis inkl. MwSt.;Listenpreis;Produktbild;Marke;GTIN;Verfuegbar;Kategorie;Groesse;Anbieter',
    ],
    [
      'Impact',
      'CatalogItemId;Name;Url;CurrentPrice;OriginalPrice;ImageUrl;Manufacturer;Gtin;StockAvailability;Category;Size;CampaignName',
    ],
    [
      'Daisycon',
      'daisycon_unique_id;title;link;price;price_old;image_large;brand;ean;in_stock;category_path;size;program_name',
    ],
  ])('match those of %s', (_, headings) => {
    const fields =
      'externalId;name;link;price;listPrice;imageUrl;brand;gtin;availability;category;size;advertiserName'
    const columns = headings.split(';')
    expect(suggested(headings)).toEqual(
      Object.fromEntries(fields.split(';').map((field, index) => [field, columns[index]])),
    )
  })

  test('match those of Heureka and read DELIVERY_DATE 0 as in stock', () => {
    expect(
      suggested('ITEM_ID;PRODUCTNAME;URL;IMGURL;PRICE;PRICE_VAT;CATEGORYTEXT;EAN;DELIVERY_DATE;ITEMGROUP_ID'),
    ).toEqual({
      externalId: 'ITEM_ID',
      name: 'PRODUCTNAME',
      link: 'URL',
      imageUrl: 'IMGURL',
      price: 'PRICE_VAT',
      category: 'CATEGORYTEXT',
      gtin: 'EAN',
      itemGroupId: 'ITEMGROUP_ID',
    })
  })

  test('prefer the tracking link to the retailer’s own and use each column once', () => {
    const suggestion = suggested('sku;title;product_url;tracking_url;regular_price;sale_price')
    expect(suggestion).toMatchObject({
      link: 'tracking_url',
      price: 'regular_price',
      salePrice: 'sale_price',
    })
    expect(suggestion).not.toHaveProperty('listPrice')
    expect(suggested('Ordinarie pris;Reapris')).toEqual({ price: 'Ordinarie pris', salePrice: 'Reapris' })
  })

  test('omit columns with unknown names', () => {
    expect(suggestColumns(['x', 'y', 'Lev.tid', 'Vikt (kg)'])).toEqual({})
  })
})

describe('the suggested columns for nested objects', () => {
  test('take nothing of a nested object for the product’s own', () => {
    expect(suggested('category.id;category.name;brand.id;brand.name;image.url;id;name;url;price')).toEqual({
      externalId: 'id',
      name: 'name',
      link: 'url',
      price: 'price',
      imageUrl: 'image.url',
      category: 'category.name',
      brand: 'brand.name',
    })
    expect(
      suggested('category.id;category.url;brand.logo;seller.id;g:shipping.g:price;related.0.name'),
    ).toEqual({
      advertiserId: 'seller.id',
    })
  })

  test('use an unfamiliar object for missing values, and a list of objects last', () => {
    expect(suggested('variants.0.sku;variants.0.price;variants.0.image.src;handle;product.title')).toEqual({
      externalId: 'handle',
      name: 'product.title',
      price: 'variants.0.price',
      imageUrl: 'variants.0.image.src',
    })
    expect(suggested('item.id;item.name')).toEqual({ externalId: 'item.id', name: 'item.name' })
    expect(suggested('param@name;attributes.color')).toEqual({ color: 'attributes.color' })
  })

  test('distinguish attributes from element texts', () => {
    expect(
      suggested('@id;@sku;name;price;price@currency;url@href;image@src;shop.name;shop.logo;stock@quantity'),
    ).toEqual({
      externalId: '@id',
      name: 'name',
      price: 'price',
      currency: 'price@currency',
      link: 'url@href',
      imageUrl: 'image@src',
      advertiserName: 'shop.name',
      advertiserLogoUrl: 'shop.logo',
      availability: 'stock@quantity',
    })
    expect(suggested('prices.regular;prices.sale;prices.currency')).toEqual({
      price: 'prices.regular',
      salePrice: 'prices.sale',
      currency: 'prices.currency',
    })
    expect(suggested('prices.original;prices.current')).toEqual({
      price: 'prices.current',
      listPrice: 'prices.original',
    })
  })
})
