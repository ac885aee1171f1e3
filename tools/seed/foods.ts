import type { Mealtime } from '@foodhouse/domain';

/** A food of the demo house. `picture` is the code point of its 3D picture; the price is in cents. */
export interface DemoFood {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly priceMinor: number;
  readonly quantity: number;
  readonly supplier: string;
  readonly mealtimes: readonly Mealtime[];
  readonly description: string;
}

type Row = readonly [id: string, name: string, picture: string, priceMinor: number, quantity: number, supplier: string, mealtimes: string, description: string];

const MEALTIMES: Record<string, Mealtime> = { b: 'breakfast', l: 'lunch', d: 'dinner' };

// Mealtimes by letter: b breakfast, l lunch, d dinner.
const ROWS: readonly Row[] = [
  ['margherita-pizza', 'Margherita Pizza', '1f355', 1290, 24, 'Giulia Ferrante', 'ld', 'San Marzano tomatoes, fior di latte and basil on a dough that rises for two days.'],
  ['smash-burger', 'Double Smash Burger', '1f354', 1450, 18, 'Marcus Boone', 'ld', 'Two thin patties with crisp edges, American cheese, pickles and our own sauce in a potato bun.'],
  ['beef-pho', 'Beef Pho', '1f35c', 1380, 16, 'Linh Tran', 'ld', 'Broth from marrow bones, star anise and charred ginger, simmered overnight over rice noodles.'],
  ['buttermilk-pancakes', 'Buttermilk Pancakes', '1f95e', 890, 20, 'Amara Osei', 'b', 'Three tall pancakes with cultured butter and maple syrup from a farm two hours north.'],
  ['garden-salad', 'Garden Salad Bowl', '1f957', 980, 22, 'Noor Haddad', 'ld', 'Little gem, radish, cucumber and herbs with a lemon dressing and toasted seeds.'],
  ['spaghetti-pomodoro', 'Spaghetti al Pomodoro', '1f35d', 1190, 19, 'Giulia Ferrante', 'ld', 'Bronze-cut spaghetti in a slow tomato sauce, finished in the pan with olive oil.'],
  ['chicken-curry', 'Chicken Curry Rice', '1f35b', 1350, 15, 'Priya Raman', 'ld', 'Thighs braised with onions, turmeric and coconut, beside steamed rice and a lime pickle.'],
  ['carnitas-tacos', 'Carnitas Tacos', '1f32e', 1090, 4, 'Diego Salas', 'ld', 'Pork shoulder cooked in its own fat, crisped, on corn tortillas with onion and cilantro.'],
  ['bean-burrito', 'Black Bean Burrito', '1f32f', 1040, 17, 'Diego Salas', 'ld', 'Beans, rice, roasted peppers and a smoky salsa rolled in a warm flour tortilla.'],
  ['salmon-sushi', 'Salmon Sushi Set', '1f363', 1890, 9, 'Kenji Mori', 'd', 'Eight pieces of salmon nigiri over seasoned rice, with pickled ginger and wasabi.'],
  ['bento-box', 'House Bento Box', '1f371', 1690, 12, 'Kenji Mori', 'l', 'Grilled mackerel, rolled omelette, pickles and rice, packed the way Kenji packs his own lunch.'],
  ['pork-dumplings', 'Pork and Chive Dumplings', '1f95f', 950, 30, 'Linh Tran', 'ld', 'Ten folded by hand this morning, steamed or seared, with black vinegar.'],
  ['fried-shrimp', 'Crisp Fried Shrimp', '1f364', 1290, 3, 'Kenji Mori', 'd', 'Large shrimp in a light batter with a ginger dipping sauce.'],
  ['ribeye-steak', 'Ribeye Steak', '1f969', 2990, 6, 'Marcus Boone', 'd', 'Dry-aged for four weeks, seared in butter with thyme, sliced and salted.'],
  ['roast-chicken-leg', 'Roast Chicken Leg', '1f357', 1390, 14, 'Marcus Boone', 'ld', 'Brined, roasted until the skin cracks, served with pan juices and lemon.'],
  ['bacon-plate', 'Thick-Cut Bacon', '1f953', 590, 25, 'Amara Osei', 'b', 'Smoked over apple wood and baked flat, so every slice is crisp to the edge.'],
  ['eggs-skillet', 'Eggs in a Skillet', '1f373', 790, 28, 'Amara Osei', 'b', 'Two eggs from pastured hens, fried in brown butter, with grilled bread.'],
  ['butter-croissant', 'Butter Croissant', '1f950', 390, 0, 'Claire Dubois', 'b', 'Eighty-one layers, baked at six and gone by ten.'],
  ['baguette', 'Warm Baguette', '1f956', 350, 21, 'Claire Dubois', 'bl', 'A crackling crust and an open crumb, with salted butter on the side.'],
  ['avocado-toast', 'Avocado Toast', '1f951', 990, 13, 'Noor Haddad', 'b', 'Ripe avocado on sourdough with chilli flakes, lime and a soft egg.'],
  ['belgian-waffle', 'Belgian Waffle', '1f9c7', 850, 16, 'Claire Dubois', 'b', 'Crisp outside, airy inside, with pearl sugar and vanilla cream.'],
  ['cheese-plate', 'Farmhouse Cheese', '1f9c0', 1150, 8, 'Claire Dubois', 'ld', 'A wedge of aged mountain cheese with quince paste and oat crackers.'],
  ['club-sandwich', 'Club Sandwich', '1f96a', 1120, 18, 'Marcus Boone', 'l', 'Roast turkey, bacon, tomato and lettuce between three slices of toasted bread.'],
  ['falafel-pita', 'Falafel in Pita', '1f959', 970, 23, 'Noor Haddad', 'ld', 'Green falafel with tahini, pickled turnip and a heap of parsley.'],
  ['fries', 'Hand-Cut Fries', '1f35f', 490, 40, 'Marcus Boone', 'ld', 'Fried twice, tossed in sea salt, with a garlic mayonnaise.'],
  ['hot-dog', 'House Hot Dog', '1f32d', 790, 26, 'Marcus Boone', 'l', 'A snappy beef sausage in a split-top bun with mustard and sharp onions.'],
  ['seafood-paella', 'Seafood Paella', '1f958', 1990, 7, 'Lucia Ortega', 'd', 'Bomba rice with mussels, shrimp and saffron, and the crust at the bottom that everyone fights for.'],
  ['beef-stew', 'Slow Beef Stew', '1f372', 1490, 11, 'Lucia Ortega', 'd', 'Chuck, carrots and red wine, left alone for five hours.'],
  ['cheese-fondue', 'Cheese Fondue', '1fad5', 1790, 5, 'Claire Dubois', 'd', 'Gruyère and white wine melted together, with bread and boiled potatoes.'],
  ['green-tamales', 'Green Chile Tamales', '1fad4', 990, 15, 'Diego Salas', 'ld', 'Corn masa with roasted chiles and cheese, steamed in the husk.'],
  ['steamed-rice', 'Jasmine Rice', '1f35a', 350, 50, 'Linh Tran', 'ld', 'A bowl of fragrant rice, fluffed and plain.'],
  ['rice-balls', 'Rice Balls', '1f359', 690, 20, 'Kenji Mori', 'bl', 'Three onigiri with salmon, plum and kelp, wrapped in crisp seaweed.'],
  ['fish-cake-skewer', 'Fish Cake Skewer', '1f362', 640, 12, 'Kenji Mori', 'd', 'Oden from the winter pot: fish cake, daikon and a boiled egg.'],
  ['crab-claws', 'Chilled Crab', '1f980', 2290, 4, 'Lucia Ortega', 'd', 'Cracked for you and served cold with drawn butter and lemon.'],
  ['roast-sweet-potato', 'Roast Sweet Potato', '1f360', 590, 18, 'Amara Osei', 'ld', 'Baked slowly until it turns to honey, with a pinch of smoked salt.'],
  ['grilled-corn', 'Grilled Corn', '1f33d', 520, 22, 'Diego Salas', 'ld', 'Charred over coals and rolled in lime, chile and cotija.'],
  ['mushroom-soup', 'Mushroom Soup', '1f344', 890, 14, 'Lucia Ortega', 'ld', 'Field mushrooms and thyme, blended smooth, with a spoon of cream.'],
  ['strawberry-shortcake', 'Strawberry Shortcake', '1f370', 720, 10, 'Claire Dubois', 'ld', 'Sponge, whipped cream and berries that taste of June.'],
  ['vanilla-cupcake', 'Vanilla Cupcake', '1f9c1', 420, 24, 'Claire Dubois', 'bl', 'Bourbon vanilla, a soft crumb and not too much frosting.'],
  ['glazed-doughnut', 'Glazed Doughnut', '1f369', 320, 36, 'Amara Osei', 'b', 'Yeast-raised, fried at dawn and glazed while warm.'],
  ['cherry-pie', 'Cherry Pie', '1f967', 690, 9, 'Amara Osei', 'ld', 'Sour cherries under a lattice of butter pastry.'],
  ['custard', 'Caramel Custard', '1f36e', 550, 17, 'Lucia Ortega', 'd', 'Set overnight, turned out to order, with a dark caramel.'],
  ['ice-cream', 'Three-Scoop Ice Cream', '1f368', 650, 32, 'Giulia Ferrante', 'ld', 'Pistachio, stracciatella and whatever fruit is best today.'],
  ['bubble-tea', 'Brown Sugar Bubble Tea', '1f9cb', 590, 27, 'Linh Tran', 'bl', 'Strong Assam, fresh milk and pearls cooked every three hours.'],
  ['flat-white', 'Flat White', '2615', 420, 60, 'Amara Osei', 'b', 'Two ristretto shots and silky milk, from beans roasted down the road.'],
  ['green-tea', 'Sencha', '1f375', 380, 45, 'Kenji Mori', 'bld', 'First-flush green tea, steeped at seventy degrees.'],
];

/** 46 foods, each with its own picture; some are low in stock and one is sold out. */
export const DEMO_FOODS: readonly DemoFood[] = ROWS.map(([id, name, picture, priceMinor, quantity, supplier, mealtimes, description]) => ({
  id,
  name,
  picture,
  priceMinor,
  quantity,
  supplier,
  description,
  mealtimes: mealtimes.split('').flatMap((letter) => MEALTIMES[letter] ?? []),
}));

/** Where the site serves the picture of a food. */
export function pictureAddress(food: Pick<DemoFood, 'id'>): string {
  return `/img/food/${food.id}.webp`;
}
