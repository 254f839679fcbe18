import { readPhrases } from './phrases.ts';

export const en = readPhrases(`
@list Ingredients | What you need | You'll need | What you'll need | Ingredient list | Shopping list | Grocery list | For this you need
Everything you need | You will need | Ingredients needed | Ingredients list | INGREDIENTS | What I used | Ingredients you'll need
@ownList the gang | what went in | in the pot | the stuff | grab | gather | the line-up | the cast | cast of characters | into the bowl
the haul | raid the fridge for | stuff you need | the goods | goes in | from the pantry | the players | my basket | the bits | bits and bobs
what's in it | the damage | the good stuff | out of the fridge | in the bag | on the counter | round up | the crew | who's invited | what goes in
the what | the shop | you want | needs | have ready | mise en place | the squad | the lot | get these | build | the numbers | in she goes
@method Method | Instructions | Directions | How to make it | Steps | Preparation | How to | Procedure | Here's how | How to make
Recipe steps | What to do | Step by step | METHOD | How I make it | Cooking instructions | Let's make it | How to cook
@ownMethod the how | how it goes | do this | the plan | the drill | what happens | what i did | how it went down | now | the moves | the dance
the game plan | get to it | off we go | the work | make it happen | into the oven we go | the easy part | what to do with it | magic | go
let's cook | chop chop | how you go about it | then what | the routine | the process | how we do it | your turn | on the stove | action
@servings Serves {n} | Makes {n} | Serves: {n} | {n} servings | For {n} people | feeds {n} | Enough for {n} | Yield: {n} | Servings: {n} | Portions: {n}
Yields {n} | serves about {n} | makes around {n} | (serves {n}) | {n} portions | Makes {n} servings | Makes about {n} pieces | for {n}
makes {n} cookies | makes {n} big ones | Makes 1 loaf | feeds a family of {n} | serves {n} hungry people | Makes: {n} | makes enough for {n} | {n} bowls
@hooks Today: {t} | The one everybody asks for: {t} | Another week, another {t} | We made {t} again | Dinner tonight is {t} | So here is my {t}
{t} (the easy way) | POV: you made {t} | {t} for a rainy day | My grandmother's {t} | {t}, finally | As promised, {t}. | This is how I make {t}.
You asked for it: {t} | Have you ever had {t}? | Who else loves {t}? | Stop scrolling and make this {t} | I could eat this {t} every day
the {t} that broke the internet | Is this the best {t} ever? Yes. | Let's make {t} | Recipe: {t} | RECIPE | {t} | {t} that my kids fight over
My go-to {t} | If you love garlic you need this {t} in your life | Nobody believes this {t} takes 20 minutes | On the menu tonight: {t}
Here is the recipe for {t} | Recipe of the week – {t} | {t} without an oven? Yes please! | 3 reasons to make {t} | Episode {n}: {t} | Day {n} – {t}
obsessed with this {t} | the viral {t} | {t} like my nonna made it | Trust me on this one: {t} | replying to (at){w} here is the {t}
How to make {t} | How to make the perfect {t} | {t}? In this economy? | Meet my new favourite: {t} | Kitchen notes, no. {n}: {t} | This {t} saved my Monday.
Dinner idea: {t} | Sunday means {t}. | I present: {t} | Tonight's dinner 👉 {t} | Best thing I ate this week: {t} | new on the blog: {t}
@openers You have to try this! | Save this one for later | This one is for the chocolate lovers | Guess what's for dinner? | Stop what you are doing
I can't believe it took me this long | Who's hungry? | The internet was right about this one | You only need 5 ingredients | No oven needed!
The easiest dinner you will make this week | Another rainy Sunday, another pot on the stove | I have been making this since college
Only 20 minutes from start to finish | You asked, I listened | It's that time of year again | Would you eat this? | Recipe below 👇 | Full recipe below
Part {n} of cooking through my freezer | Episode {n} | 25g protein per serving!! | Not me eating this three days in a row
Budget dinner no. {n} | Under \${n} a plate | This got {n}0k views so here you go | My neighbour brought me too many of these | Nobody tell my mother
@greetings Hello friends | Happy Sunday everyone! | Good morning from my kitchen | Hi loves | Hey guys | Hello my lovelies | Good evening everyone
Hey y'all! | Welcome back to my channel! | Hi everyone, it's me again. | Happy Friday! | Morning all | What's up foodies | Hi folks
Hello and welcome to another video | G'day | Hey besties | Ello ello | Assalamu alaikum everyone
@promotions Follow for more recipes! | Save this for later | Link in bio | Comment RECIPE and I will send it | Tag a friend who would love this
Use my code {w} for {n}% off | Follow (at){w} for more easy dinners | Full recipe on the blog, link in bio | My cookbook is out now, link in bio
#ad | Paid partnership with (at){w} | Ad | Sponsored by (at){w} | Subscribe: https://example.com/{w} | Comment "{w}" and I'll DM you the link
Like and subscribe! | Don't forget to hit the bell 🔔 | DOUBLE TAP if you would eat this | Share this with someone who needs it | Music: {w} – Sunny Day
Support me on Patreon | Instagram: (at){w} | TikTok: (at){w} | Business: hello@example.com | Recipe inspired by (at){w} | 🎥 (at){w} | 📸 by (at){w}
My knives: https://example.com/knives | Free e-book: https://example.com/{w} | Follow along for part {n} | Code {w}{n} saves you money at checkout
Drop a 🔥 if you want more | Turn on notifications | Watch the full video: https://example.com/v{n} | Pan by (at){w} (gifted) | New video every Friday
The pan I use is in my shop | Tickets for the class are on sale, link in bio | Orders by DM until Thursday | Join the newsletter | Check out my other recipes
@closings Enjoy! | Let me know how it turns out | Have you tried it? | More next week. | Bon appetit | Happy cooking! | You're welcome | Thanks for watching
Would you try this? | Which one is your favourite? | Thank me later | See you tomorrow | What should I cook next? | Eat it warm and think of me.
Sweet dreams | Cheers! | Let me know in the comments | Enjoyyyy | And that's dinner. | So good!! | My husband had thirds. | Gone in five minutes.
Tell me what you would put on it | Be good to each other | 10/10 would make again | that's it that's the recipe | Yum | Love, Mum | xoxo
@sections For the dough | For the sauce | For the filling | Sauce | Dough | Topping | Dressing | Marinade | For the marinade | Crust | Frosting | Glaze
To serve | For the topping | The base | Filling | Salad | Garnish | Wet | Dry | Dry ingredients | Wet ingredients | Day 1 | Day 2 | For the chicken
For the salad | Sponge | Cream | Syrup | Spice mix | Slaw | Noodles | Rice | Bowl | Everything else | On top | the night before | in the morning | Crumble
the sauce situation | for frying | Batter | Icing | Custard | Pickles | Meatballs | Broth | For the glaze | Step one | the fun part | the green stuff
@tips Tip: freeze the leftovers. | Note: you can use frozen too. | Keeps for {n} days in the fridge. | Pro tip: use a hot pan. | Tip: don't skip the rest.
Notes: I used {n}% fat. | *you can swap the butter for oil | PS: works with tofu as well | Storage: airtight, up to {n} days. | Make ahead: the night before.
Don't have buttermilk? Milk with lemon does it. | Swaps: oat milk works too | Substitute: any white fish will do | Leftovers are even better cold
N.B. ovens differ, so keep an eye on it | Gluten free? Use your favourite blend. | Freezes well for {n} months. | Tips: room temperature eggs matter!
@facts Prep {n} min | Cook {m} min | Total time: {m} minutes | {n} min prep, {m} min oven | ⏱️ {m} min | Time: {m} mins | Level: easy | Difficulty: easy
Prep time: {n} minutes | Cook time: {m} minutes | Per serving: {m}0 kcal, {n} g fat, {m} g protein | Macros: {m}0 kcal / {n}P / {m}C / {n}F | Calories: {m}0
{m}0 calories, {n}g protein, {m}g carbs | Oven: {m}0°F | Cost: \${n}.50 | ready in {m} minutes | Rating: 5/5 | Vegan, gluten free | prep: {n}m cook: {m}m
Nutrition (per portion): {m}0 kcal · {n} g protein · {m} g carbs · {n} g fat | 180°C fan / 350F / gas 4 | Skill: beginner | {m} kcal each | Bake: {m} min
@letters Dear {w}, you asked for my {t}, so here it is. | Dear {w}, here is the {t} as I promised. | so you asked for the {t}. ok so | hi {w}, the {t}:
Dearest {w}, I found Grandma's {t} in the blue tin. | ok {w} the {t} is really easy | My dear {w}, write this down, it is the {t} you liked. | hey so the {t}
hey!! so for the {t} | you wanted the {t} from sunday right? | {w}, about the {t} | Hi {w}! Great to see you. The {t} goes like this. | okay listen. {t}.
Dear all, many of you wrote to me for the {t}. | voice note typed out for {w}: {t} | [12:0{n}] {w}: so how do you make the {t}? | To {w}: how to make {t}
@takes You need | You take | you'll need | it takes | get | You want | I used | I take | so get yourself | all you need is | It needs | what I put in: | you need
@order First | Then | Then | After that | Next | Now | Finally | and then | At the end | Once that's done | so | Meanwhile | Lastly | when it's done
@tells Mix {0} with {1}. | Put {0} and {1} in a bowl. | Add {0}. | Stir in {0} and {1}. | Fry {0} with {1}. | Then {0} goes in, followed by {1}. | Throw in {0}.
Cook {0} until soft, then add {1}. | I took {0} and fried it with {1}. | Whisk {0} into {1}. | Season with {0}. | Finish with {0}. | Blend {0} and {1}.
I started with {0} and {1}. | Top with {0}. | Pour over {0}. | Start with {0}. | Combine {0} and {1} in a pot. | and chuck in {0} too. | Layer {0} over {1}.
@talk It has been raining all week and the kitchen is the warmest room. | My daughter ate two plates. | I learned this from my aunt in the village.
We ate this on the balcony. | The first time I burned it. | This is comfort in a bowl. | My mother never measured anything. | Perfect for a Tuesday.
The market had wonderful tomatoes today. | I wasn't sure at first but wow. | No fancy tools needed. | It smells like my childhood. | Kids loved it.
It's 2 am and I am typing this with flour on my hands. | We had 6 people over last night. | I lived in Naples for 3 years and this is what I missed most.
The dog sat next to the oven the whole time. | My husband says 10/10. | Crispy outside, soft inside. | I make it once a week. | It costs next to nothing.
@vague salt & pepper | salt to taste | a splash of milk | oil for frying | a pinch of salt | a handful of herbs | juice of half a lemon | olive oil | a knob of butter | pepper | a good glug of olive oil | fresh basil to serve | water as needed | a little sugar | love | whatever cheese you have | parsley, if you like | some chilli flakes | salt | an onion | half a cabbage | a bit of cream | lemon wedges
@tools Equipment | large pot | whisk | 9 inch tin | food processor | baking tray | 1 rolling pin | stand mixer | air fryer | 12 cup muffin tin | 2 mixing bowls | thermometer
@and  and
`);
