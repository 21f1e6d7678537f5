/**
 * Generic environmental claims under Directive (EU) 2024/825, recital 9, in English and Swedish.
 *
 * In a phrase, a space matches a space or hyphen; `~` matches an optional one. `?` marks an optional part, `>` words
 * that turn the phrase into a claim but are not part of it.
 */
export const GENERIC_PHRASES = [
  '(eco|earth|planet|environment|environmental|environmentally|climate|carbon|ozone|nature)~(friendly|friendlier|friendliest|friendliness)',
  '(eco|environmentally|climate)~(conscious|consciously|responsible|responsibly|sound|correct|safe|smart)',
  '(sustainable|sustainably)( (sourced|produced|made|manufactured|grown|harvested|farmed|managed))?',
  'sustainability',
  '(ecological|ecologically)( (sound|correct|friendly|responsible|sustainable))?',
  '(bio~degradable|bio~degradability|bio~based)',
  'energy efficient',
  '(green|greener|greenest)> (choice|choices|alternative|alternatives|option|options|product|products|lifestyle|living|future|planet|footprint)',
  '(go|going) green',
  '(kind|kinder|good|better|best|gentle|gentler|safe) (to|for|on) (the |our |mother )?(planet|earth|environment|climate|nature)',
  "nature('|’)s friend",
  '(low|lower|reduced|limited|minimal|small|smaller) (climate|environmental|ecological|carbon|co2|co₂) (impact|footprint)',
  '(miljö|eko|klimat|natur|koldioxid)~(vänlig|vänligt|vänliga|vänligare|vänligast|vänligaste|vänlighet|smart|smarta|smartare|smartast|smartaste)',
  '(miljö|klimat)~(medveten|medvetet|medvetna|anpassad|anpassat|anpassade|riktig|riktigt|riktiga)',
  'miljömässigt (korrekt|korrekta)',
  '(miljömässigt|ekologiskt|klimatmässigt) (hållbar|hållbart|hållbara)',
  '(hållbar|hållbart|hållbara|hållbarare)> (val|alternativ|produktion|tillverkning|framställning|konsumtion|utveckling|mode|livsstil|framtid|skogsbruk|bomull|odling|råvaror|källor)',
  'hållbart (producerad|producerat|producerade|tillverkad|tillverkat|tillverkade|framställd|framställt|framställda|odlad|odlat|odlade)',
  '(skonsam|skonsamt|skonsamma|snäll|snällt|snälla|snällare|vänlig|vänligt|vänliga|bra|bättre|bäst) (mot|för) (miljön|naturen|klimatet|planeten|jorden)',
  'naturens (vän|vänner)',
  '(biologiskt |bio)nedbrytbar(t|a)?',
  'bio~baserad(t|e)?',
  'energieffektiv(t|a)?',
  '(grön|grönt|gröna|grönare|grönaste)> (val|alternativ|livsstil|konsumtion|framtid|omställning)',
]

/** Claims of a neutral or positive climate impact. No label allows them if they rest on offsets (Annex I, 4c). */
export const OFFSET_PHRASES = [
  '(climate|carbon|co2|co₂)~(neutral|neutrality|positive|negative|compensated|offset)',
  '(climate |carbon )?net zero( emissions| carbon)?',
  '(klimat|koldioxid|co2|co₂)~(neutral|neutralt|neutrala|neutralitet|positiv|positivt|positiva|negativ|negativt|negativa)',
  '(klimat|koldioxid)~(kompenserad|kompenserat|kompenserade)',
]

/** Labels that prove excellent environmental performance (ISO 14024, EU Ecolabel). Other labels prove other things. */
export const LABELS =
  /(?<![\p{L}\p{N}])(?:EU[ -]?ecolabel|EU[ -]?blomman|svanen[ -]?märk(?:t|ta|ning)|nordic[ -]swan|bra[ -]miljöval|blue[ -]angel|blauer?[ -]engel)(?!\p{L})/iu
