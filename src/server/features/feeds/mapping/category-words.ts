import type { DefaultShort } from '#shared/products/categories.ts'

interface CategoryWords {
  /** Words for things, as folded English, Swedish, Norwegian, Danish and German stems. */
  things: string
  departments: string
}

/** `_` stands for a space or hyphen. Short words stand alone; longer ones may be part of a compound. */
export const CATEGORY_WORDS: Record<DefaultShort, CategoryWords> = {
  Clothing: {
    things: `
      body bodies bodysuit bodystocking onesie romper strampler playsuit snowsuit overall coverall jumpsuit sparkdrakt heldress flyverdragt
      vinterdress koredragt pyjama pysjamas nattdrakt natdragt schlafanzug sleepsuit mossa mossor hat hats beanie bonnet lue luer hue huer mutze keps
      caps solhat sunhat sun_hat balaclava sock strump stromp socken sokker tights leggings byxor bukser hosen trousers pants jeans shorts mitten
      glove vantar vanter votter handschuh baselayer base_layer undertoy undertoj undertroj understall unterwasche merino_set singlet
      underwear dress dresses kjole klanning kleid skirt kjol nederdel rock troja troje genser sweater jumper cardigan kofta hoodie pullover
      t_shirt tshirt jacket jacka jakke jacke coat rain_set rain_suit rainwear regnstall regntoy regntoj regnklader regenanzug galonbyxor swimsuit
      swimwear uv_drakt uv_dragt uv_suit badklader badetoj badetoy badeanzug bathing_suit shoe skor sko babysko barnsko slippers tofflor tofler
      futter schuhe booties stovlar stovler stiefel sandal halsduk scarf halstuch snood apparel`,
    departments: `clothing clothes klader klaer toj bekleidung kleidung outerwear sleepwear accessoarer`,
  },
  Feeding: {
    things: `
      baby_bottle bottle feeding_bottle nappflask tateflask sutteflask babyflasche flaschchen trinkflasche flaskvarmare flaskevarmer bottle_warmer
      flaschenwarmer steriliz sterilis soother pacifier dummy dummies napp nappar smokk smokker sut sutter schnuller suttesnor smokkesnor
      napphallare suttekaede soother_clip bib bibs haklapp smekke hagesmaek latzchen high_chair highchair matstol barnestol hojstol hochstuhl
      breast_pump bryst_pump brostpump brystpumpe milchpumpe nursing_pillow amningskudde ammepute ammepude stillkissen tallrik tallerken teller plate bowl skal
      suction_plate sugpropp pipmugg drikkekop sippy cup mugg becher besteck bestick bestikk bestik cutlery spoon sked skeer fork
      lunch_box madkasse matlada matboks barnmat barnemat grot vallning formula modersmjolk babymat babyfood nursing_pad amningsinlagg amningsbh
      barnservis tableware`,
    departments: `feeding amning amma mata matdags mating mad spise spisetid futtern stillen nursing ernahrung essen`,
  },
  Toys: {
    things: `
      toy rattle skallr rangle rassel gosedjur kosedyr bamse teddy plush soft_toy kuscheltier stofftier stuffed babygym baby_gym activity_gym
      aktivitetsstativ play_mat lekmatta legemat lekematte spieldecke spielbogen stapel stabletarn stabeltarn stacking klossar klosser klodser
      block blocks building_blocks bauklotze teether teething bitring bitering bidering beissring pekbok pekebok pegebog bilderbuch
      board_book picture_book barnbok books bocker pull_along push_along dragdjur trekkdyr traekdyr mobile mobiler speluhr musikmobil
      musikkuro musikuro puzzle pussel puslespil leksak leker legetoj leketoy spielzeug snutte koseklut nusseklud sutteklud comforter
      schmusetuch doll dolls docka dukke puppe playset game spel spill spil ball boll pyssel crayon kritor gunghast gyngehest ride_on
      springcykel lobecykel balance_bike gavagn lauflernwagen`,
    departments: `toys lek leka leg play spielen`,
  },
  Nursery: {
    things: `
      pram stroller pushchair buggy barnvagn barnevogn sittvagn klapvogn trille sulky kinderwagen bouncer babysitter vippestol skrastol babywippe
      rocker cot cots crib bassinet cradle spjalsang sprinkelseng tremmeseng babyseng juniorsang vagga vugge kinderbett beistellbett babybett moses
      bedside mattress madrass madras matratze changing_table changing_mat changing_bag changing_pad skotbord skotvask skotbadd stellebord
      stelleveske puslebord pusletaske puslepude wickel diaper_bag nappy_bag sleeping_bag sovpas sovepose schlafsack blanket filt filtar
      teppe taeppe decke swaddle muslin bedding sangklader sengetoy sengetoj lakan laken lagen bettwasche pillowcase canopy sanghimmel
      carrier baby_carrier barsele baeresele bararsele babytrage sling barsjal night_light nattlamp natlamp nachtlicht lampa baby_bath bath_tub bathtub
      badbalj badebalj badewanne footmuff akpas vognpose korepose fusssack storage_basket forvaringskorg dresser byra wardrobe garderob
      swing travel_cot resesang rejseseng reisebett`,
    departments: `nursery barnrum barnerom bornevaerelse kinderzimmer sova sove sleep schlafen resa travel tur unterwegs furniture mobler
      baby_transport`,
  },
  Safety: {
    things: `
      car_seat bilbarnstol bilstol autostol babyskydd babybilstol babyautostol infant_carrier kindersitz autositz babyschale isofix booster_seat
      safety_gate baby_gate stair_gate sakerhetsgrind sikkerhetsgrind sikkerhedsgitter grind grindar turschutzgitter treppenschutz baby_monitor
      monitor babyvakt babycall babyalarm babyphon thermometer termometer termometr fieberthermometer corner_guard hornskydd hjornebeskytter
      eckenschutz cupboard_lock cabinet_lock safety_lock skapsparr skapsperre skabslas schranksicherung steckdosen outlet_cover childproof
      barnsakerhet barnesikring kindersicherung nasal aspirator nassug nesesug naesesug nasensauger nappy nappies diaper bloja blojor
      bleie bleier ble bleer windel wipes vatservett vatserviett vadserviett feuchttucher ear_defender horselkapor horselskydd horselvern horevaern
      gehorschutz sunscreen sun_cream solkram solkrem solcreme solskydd sonnencreme reflective reflector reflex refleks first_aid forsta_hjalpen
      tandborst tannborste tandborste toothbrush zahnburste nagelsax nail_scissors shampoo schampo lotion hudkram zinc_cream sele harness cykelhjalm
      cykelhjelm sykkelhjelm helmet fahrradhelm air_purifier humidifier luftfuktare potty potta potte topfchen`,
    departments: `safety sakerhet sikkerhet sikkerhed sicherheit health halsa helse sundhed gesundheit hygien pflege trygg trygghet tryghed diapering`,
  },
}
