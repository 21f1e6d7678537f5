import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'
import { foldText } from '#shared/text/text-folding.ts'

/** Names at shops, networks, and comparison sites; the likeliest first. A full stop marks an abbreviation. */
const NAMES: Record<FeedField, string> = {
  externalId: `id productid itemid catalogitemid offerid externalid articleid articlenumber partnumber productnumber
    productcode itemnumber uniqueid tdproductid daisyconuniqueid zupid sku gid merchantproductid artikelnummer artikelnr art.nr
    art.nummer art.no artikelid artikelkod produktid produktnummer produktnr prod.nr produktkod varunummer varunr varenummer
    varenr vare.nr vareid varekode bestellnummer bestellnr best.nr artikelnummerimshop ordernumber handle guid aid`,
  name: `name title productname producttitle itemname itemtitle namn titel produktnamn produkttitel artikelnamn varunamn
    benämning produktbenämning rubrik navn tittel produktnavn produkttittel varenavn varetekst artikelname artikelbezeichnung
    produktname produktbezeichnung bezeichnung artikeltitel product produkt artikel vare vara`,
  link: `deeplink tdproducturl trackingurl trackinglink affiliatelink affiliateurl awdeeplink zanoxproductlink affcode spårningslänk
    affiliatelänk link url producturl productlink clickurl buyurl externalurl externurl externeurl eksternurl
    producturltracking länk produktlänk produkturl produktsida lenke produktlenke vareurl varelink produktlink produktseite
    artikellink artikelurl kobling webbadress webadresse länktillprodukt urltillprodukt lenketilprodukt lenketilvare
    linktilprodukt linktilvare linkzumprodukt landingpage href`,
  description: `description productdescription longdescription beskrivning produktbeskrivning långbeskrivning beskrivelse
    produktbeskrivelse varebeskrivelse langbeskrivelse beschreibung produktbeschreibung artikelbeschreibung langbeschreibung
    langtext bodyhtml desc shortdescription kortbeskrivning kortbeskrivelse kurzbeschreibung kurztext`,
  imageUrl: `imageurl imagelink image imgurl img picture pictureurl picturelink photo productimage productimageurl imagesrc
    merchantimageurl largeimage imagelarge imagelargeurl bigimage mainimage defaultimage imagedefault bild bildurl bildlänk
    bildadress produktbild produktbildurl huvudbild bilde bildeurl bildelenke produktbilde hovedbilde billede billedurl
    billedeurl billedlink billedelink produktbillede hovedbillede bildlink bildadresse artikelbild hauptbild länktillbild
    länkbild linktilbilde linktilbillede bildekobling images imageurls imagelinks pictures bilder billeder thumbnail thumbnailurl`,
  moreImageUrls: `additionalimagelink additionalimagelinks additionalimages additionalimageurls moreimages extraimages
    alternateimage alternateimages alternateimagetwo alternateimagethree alternateimagefour galleryimages imagegallery
    extrabilder flerbilder weiterebilder zusatzbilder`,
  price: `pricevat priceinclvat priceinclmoms pris.inkl.moms pris.inkl.mva preis.inkl.mwst bruttopreis price
    currentprice searchprice finalprice sellingprice yourprice actualprice pris aktuelltpris aktuellpris nupris nypris
    försäljningspris utpris salgspris preis verkaufspreis aktuellerpreis endpreis produktpreis produktpris
    productprice pricevalue variantprice regularprice ordinariepris ord.pris normalpris ordinærpris regulærerpreis
    regulärerpreis listpris`,
  salePrice: `saleprice specialprice discountprice discountedprice promoprice promotionprice offerprice reducedprice
    campaignprice kampanjpris reapris realisationspris extrapris rabattpris rabatteratpris nedsattpris erbjudandepris
    kampanjepris utsalgspris tilbudspris udsalgspris kampagnepris angebotspreis sonderpreis aktionspreis rabattpreis
    reduzierterpreis sonderangebotspreis sonderangebot salgspris`,
  salePeriod: 'salepriceeffectivedate saleperiod reaperiod kampanjperiod angebotszeitraum',
  listPrice: `originalprice listprice rrpprice rrp oldprice priceold retailprice regularprice previousprice pricebefore
    beforeprice wasprice fullprice comparepaturl compareatprice variantcompareatprice msrp ordinariepris ord.pris tidigarepris
    originalpris rek.pris rekommenderatpris förepris gammaltpris gammelpris førpris glpris gl.pris normalpris ordinærpris
    veiledendepris veil.pris vejledendepris vejl.pris listpris listepris uvp stattpreis streichpreis alterpreis
    bisherigerpreis ursprungspreis originalpreis listenpreis normalpreis regulärerpreis`,
  delivery: `shippingcost shippingprice shippingcosts shipping deliverycost deliveryprice deliverycharge postage fraktkostnad
    fraktpris frakt leveranskostnad fragtpris fragt leveringspris versandkosten versandpreis lieferkosten`,
  currency: `currency currencycode currencyid currencyiso pricecurrency valuta valutakod valutakode währung
    währungskürzel`,
  advertiserName: `advertisername merchantname merchant retailername retailer programname campaignname storename shopname
    sellername store shop butik butiksnamn butiknavn butikknavn butikk återförsäljare forhandler forhandlernavn händler
    händlername shopbetreiber anbieter verkäufer seller advertiser program`,
  advertiserId:
    'advertiserid merchantid retailerid programid campaignid storeid shopid sellerid butiksid butikid',
  advertiserLogoUrl:
    'advertiserlogourl advertiserlogo merchantlogo merchantlogourl programlogo programlogopath shoplogo logo logourl',
  category: `category producttype productcategory merchantcategory advertisercategory categorypath categorytext shopcat
    categories categorytree kategori kategorinamn kategorinavn produktkategori produktgrupp varugrupp varukategori
    kategoristig varegruppe varekategori produktgruppe kategorie kategorien kategorier kategoriepfad produktkategorie
    warengruppe produkttyp produkttype breadcrumb breadcrumbs department tdcategory tdcategories
    type`,
  secondCategory: `googleproductcategory googlecategory googleproductcategoryname categoryname originalformatcategory
    subcategory underkategori unterkategorie primarycategory googlekategori googlekategorie googlesproduktkategori
    googleproduktkategori googleproduktkategorie`,
  availability: `availability instock isinstock stockavailability stockstatus availabilitystatus available isavailable
    stock stocklevel stockquantity inventory inventoryquantity quantity qty lagerstatus ilager finnsilager lager lagersaldo
    lagerantal antalilager saldo tillgänglighet tillgänglig pålager tilgjengelighet tilgjengelig lagerbeholdning beholdning
    tilgængelighed tilgængelig verfügbarkeit verfügbar vorrätig auflager lieferbar lieferstatus lagerbestand bestand
    lagerstand`,
  brand: `brand brandname manufacturer manufacturername varumärke märke tillverkare merke merkevare produsent mærke
    varemærke producent fabrikant marke hersteller herstellername brands varumärken merker mærker marken varemærker vendor`,
  gtin: `gtin ean eans ean13 eancode ean-kod eankode gtin13 gtin14 upc upccode barcode streckkod strekkode stregkode
    strichcode gtinean eangtin productgtin isbn gtinupceanorisbn gtinupceanoderisbn gtinupceanellerisbn`,
  itemGroupId: `itemgroupid parentproductid parentsku parentid groupid groupingid variantgroup variantgroupid masterid
    mastersku modelid gruppid gruppeid variantgrupp produktgruppid artikelgruppsid gruppenid
    artikelgruppenid varegruppeid parent överordnad överordnat übergeordnetesprodukt
    forelder overordnet forælder`,
  size: 'size storlek størrelse größe sizes strl fashionsize clothingsize',
  color: 'color colour colors colours colorname färg farge farve farbe',
  material:
    'material materials fabric fabriccomposition composition materiale tyg stoff stof materialsammansättning materialzusammensetzung',
  unitMeasure: 'unitpricingmeasure unitmeasure netcontent packagesize',
  ageGroup: `agegroup googleshoppingagegroup ages age agerange åldersgrupp ålder aldersgruppe alder altersgruppe
    altersangabe alter`,
  commission: 'commission commissionrate commissionpercent provision provisjon kommission',
  rating: 'rating averagerating ratingvalue productrating ratingaverage betyg bewertung',
  reviews: `reviews reviewcount reviewscount numberofreviews ratingcount antalrecensioner antallanmeldelser
    antalanmeldelser anzahlbewertungen`,
  isBestSeller: 'isbestseller bestseller bästsäljare bestselger bestsælger',
  isEditorsPick: 'iseditorspick editorspick editorpick',
  retailerLink:
    'merchantdeeplink retailerlink retailerurl merchanturl destinationurl landingpageurl directlink',
}

/** Keeps only letters and digits; `ä`, `ae` and `a` are equal, for exports without umlauts. */
export function headingKey(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/ae|oe|ue|aa/g, (pair) => pair.charAt(0))
}

/** Returns the keys to match a heading by: whole, without parentheses or a currency, or half of it. */
export function headingKeys(heading: string): string[] {
  const plain = heading.split('(', 1)[0]?.replace(/[\s_-](?:sek|nok|dkk|eur|usd|gbp|kr)$/i, '') ?? ''
  return [...new Set([heading, plain, ...plain.split('/')].map(headingKey))].filter(Boolean)
}

const namesOf = (field: FeedField) => NAMES[field].split(/\s+/)

const ORDERS = new Map(
  FEED_FIELDS.map((field) => [
    field,
    new Map(namesOf(field).map((name, order) => [headingKey(name), order])),
  ]),
)
const ABBREVIATED = new Set(
  FEED_FIELDS.flatMap(namesOf)
    .filter((name) => name.includes('.'))
    .map(headingKey),
)

export function nameOrder(field: FeedField, key: string): number | undefined {
  return ORDERS.get(field)?.get(key)
}

/** True if a full stop in the heading abbreviates a word instead of leading into an object. */
export function isAbbreviated(heading: string): boolean {
  return /\s|\.$/.test(heading.trim()) || ABBREVIATED.has(headingKey(heading))
}
